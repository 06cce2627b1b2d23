import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endPrograms } from '../test/program.js';
import { SECOND } from '../src/platform/core/time.js';
import { damages, restoreDamaged } from './archive-damage.js';
import { record } from './figures.js';
import { idsIn, Machine, newFolder, restoreRun, type Write } from './lost-machine.js';
import { scaled, seeded } from './seeded.js';

/** From a closed segment until the archive has it: the default of 50 s leaves these of a minute. */
const MARGIN = 10 * SECOND;
const SHORT = 5;
const DEFAULT = 50;

const folders: string[] = [];
const folder = () => {
  const made = newFolder();
  folders.push(made);
  return made;
};

afterAll(() => {
  endPrograms();
  for (const each of folders) rmSync(each, { recursive: true, force: true });
});

/** Writes until a random moment. */
async function runAndLose(machine: Machine, milliseconds: number): Promise<number> {
  const writing = machine.write();
  await pause(milliseconds);
  const lostAt = await machine.lose();
  await writing;
  return lostAt;
}

/** Seconds of acknowledged writes that are not there; the others are all there. */
function lossOf(writes: Write[], ids: Set<string>, lostAt: number): number {
  const lost = writes.filter(({ id }) => !ids.has(id));
  const first = Math.min(lostAt, ...lost.map(({ answeredAt }) => answeredAt));
  return (lostAt - first) / SECOND;
}

describe.each([
  { seconds: SHORT, longest: 40 * SECOND, kills: scaled(3) },
  { seconds: DEFAULT, longest: 150 * SECOND, kills: scaled(1) },
])('machines lost, segments closed after $seconds s', ({ seconds, longest, kills }) => {
  it('lose at most the interval and the margin, and restore any moment', async () => {
    const random = seeded(`lost machine ${seconds}`);
    const losses: number[] = [];
    let written = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const archive = folder();
      const machine = await Machine.start(folder(), seconds, archive);
      const lostAt = await runAndLose(machine, longest * (0.6 + 0.4 * random()));
      const { writes } = machine;
      const latest = folder();
      const restored = await restoreRun(archive, latest, 'latest');
      expect(restored.output).toMatch(/All invariants hold/);
      const ids = await idsIn(latest);
      losses.push(lossOf(writes, ids, lostAt));
      written += writes.length;

      const sure = writes.filter(({ id }) => ids.has(id));
      const moment = sure[Math.floor(sure.length * (0.3 + 0.4 * random()))]?.answeredAt ?? 0;
      const middle = folder();
      const run = await restoreRun(archive, middle, new Date(moment).toISOString());
      expect(run.output).toMatch(/All invariants hold/);
      const then = await idsIn(middle);
      const isWrong = ({ id, sentAt, answeredAt }: Write) =>
        then.has(id) ? sentAt > moment : answeredAt < moment;
      expect(writes.filter(isWrong)).toEqual([]);
    }
    const worst = Math.max(...losses);
    record('machine lost', { seconds, kills, written, lost: `${worst.toFixed(1)} s` });
    expect(written).toBeGreaterThan(kills * 10);
    expect(worst).toBeLessThan(seconds + MARGIN / SECOND);
  });
});

describe('an archive', () => {
  let archive: string;
  let restored: string;
  let machine: Machine;
  beforeAll(async () => {
    archive = folder();
    machine = await Machine.start(folder(), 1, archive);
    await runAndLose(machine, 15 * SECOND);
    restored = folder();
    expect((await restoreRun(archive, restored, 'latest')).code).toBe(0);
  });

  it.each(damages)('refuses $what, and leaves no database', async (damage) => {
    const { code, output, hasDatabase } = await restoreDamaged(archive, damage);
    expect(output).toMatch(damage.says);
    expect({ code, hasDatabase }).toEqual({ code: 1, hasDatabase: false });
  });

  it('is not restored over a database', async () => {
    const { code, output } = await restoreRun(archive, restored, 'latest');
    expect(output).toMatch(/into an empty place only/);
    expect(code).toBe(1);
  });

  it('goes on with the restored database, which can be lost again', async () => {
    const before = await idsIn(restored);
    const again = await Machine.start(restored, 1, archive);
    const lostAt = await runAndLose(again, 10 * SECOND);
    const place = folder();
    const run = await restoreRun(archive, place, 'latest');
    expect(run.output).toMatch(/All invariants hold/);
    const ids = await idsIn(place);
    expect([...before].filter((id) => !ids.has(id))).toEqual([]);
    expect(again.writes.length).toBeGreaterThan(5);
    expect(lossOf(again.writes, ids, lostAt)).toBeLessThan(1 + MARGIN / SECOND);
  });
});

it('control: without archiving, all is lost with the machine', async () => {
  const archive = folder();
  const machine = await Machine.start(folder(), 1);
  await runAndLose(machine, 5 * SECOND);
  expect(machine.writes.length).toBeGreaterThan(0);
  const run = await restoreRun(join(archive, 'none'), folder(), 'latest');
  expect(run.output).toMatch(/The archive has no base backup/);
  expect(run.code).toBe(1);
});
