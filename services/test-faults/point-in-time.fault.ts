import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bucket } from '../test/bucket.js';
import { endPrograms } from '../test/program.js';
import { SECOND } from '../src/platform/core/time.js';
import { damages, restoreDamaged } from './archive-damage.js';
import { type ArchiveKind, archiveKinds, type ArchivePlace, newArchive } from './archive-places.js';
import { record } from './figures.js';
import { idsIn, Machine, newFolder, restoreRun, type Write } from './lost-machine.js';
import { scaled, seeded } from './seeded.js';

/** From a closed segment until the archive has it: the default of 50 s leaves these of a minute. */
const MARGIN = 10 * SECOND;
const SHORT = 5;
const FAILING = 0.1;
const FAULTS = ['refused', 'answer lost', 'cut'] as const;
const ABSENT = 20 * SECOND;
const DEFAULT = 50;
/** Until the archive has all writes of the absence; a busy machine needs more than twice as long. */
const CAUGHT_UP = 120 * SECOND;

const archives: ArchivePlace[] = [];
const archiveIn = async (kind: ArchiveKind) => {
  const made = await newArchive(kind);
  archives.push(made);
  return made;
};
const folders: string[] = [];
const folder = () => {
  const made = newFolder();
  folders.push(made);
  return made;
};

afterAll(async () => {
  endPrograms();
  for (const each of archives) await each.remove();
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

describe.each(
  archiveKinds.flatMap((kind) => [
    { kind, seconds: SHORT, longest: 40 * SECOND, kills: scaled(3) },
    { kind, seconds: DEFAULT, longest: 150 * SECOND, kills: scaled(1) },
  ]),
)('machines lost, archive in a $kind, segments closed after $seconds s', (one) => {
  const { kind, seconds, longest, kills } = one;
  it('lose at most the interval and the margin, and restore any moment', async () => {
    const random = seeded(`lost machine ${seconds}`);
    const losses: number[] = [];
    const restores: number[] = [];
    let written = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const archive = await archiveIn(kind);
      const machine = await Machine.start(folder(), seconds, archive);
      const lostAt = await runAndLose(machine, longest * (0.6 + 0.4 * random()));
      const { writes } = machine;
      const latest = folder();
      const restored = await restoreRun(archive, latest, 'latest');
      expect(restored.output).toMatch(/All invariants hold/);
      restores.push(restored.seconds);
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
    const restore = `${Math.max(...restores).toFixed(1)} s`;
    const lost = `${worst.toFixed(1)} s`;
    record('machine lost', { kind, seconds, kills, written, lost, restore });
    expect(written).toBeGreaterThan(kills * 10);
    expect(worst).toBeLessThan(seconds + MARGIN / SECOND);
  });
});

describe.each(archiveKinds)('an archive in a %s', (kind) => {
  let archive: ArchivePlace;
  let restored: string;
  let machine: Machine;
  beforeAll(async () => {
    archive = await archiveIn(kind);
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

it('loses nothing to a bucket that fails one call in ten, and is absent for a while', async () => {
  const random = seeded('failing bucket');
  const archive = await archiveIn('bucket');
  const bucket = archive.bucket as Bucket;
  let failed = 0;
  bucket.fault = () => {
    if (random() >= FAILING) return undefined;
    failed += 1;
    return FAULTS[Math.floor(random() * FAULTS.length)];
  };
  const machine = await Machine.start(folder(), 1, archive);
  const writing = machine.write();
  await pause(5 * SECOND);
  const { port } = bucket;
  await bucket.close();
  await pause(ABSENT);
  const before = machine.writes.length;
  await bucket.open(port);
  const callsBefore = bucket.calls;
  const openedAt = Date.now();
  const isBehind = () => !machine.isArchivedSince(Math.max(openedAt, Date.now() - 3 * SECOND));
  while (isBehind() && Date.now() - openedAt < CAUGHT_UP) await pause(100);
  const caughtUp = (Date.now() - openedAt) / SECOND;
  const lostAt = await machine.lose();
  await writing;
  const place = folder();
  const run = await restoreRun(archive, place, 'latest');
  expect(run.output).toMatch(/All invariants hold/);
  expect(run.output).not.toMatch(/PROBLEM|secret/);
  const ids = await idsIn(place);
  const lost = lossOf(machine.writes, ids, lostAt);
  record('failing bucket', {
    ...{ calls: bucket.calls, failed, written: machine.writes.length },
    'caught up after': `${caughtUp.toFixed(1)} s`,
    ...{ lost: `${lost.toFixed(1)} s`, restore: `${run.seconds.toFixed(1)} s` },
  });
  // Written while the bucket was absent.
  expect(before).toBeGreaterThan(10);
  expect(bucket.calls).toBeGreaterThan(callsBefore);
  expect(failed).toBeGreaterThan(3);
  expect(lost).toBeLessThan(1 + MARGIN / SECOND);
});

it('control: without archiving, all is lost with the machine', async () => {
  const archive = await archiveIn('folder');
  const machine = await Machine.start(folder(), 1);
  await runAndLose(machine, 5 * SECOND);
  expect(machine.writes.length).toBeGreaterThan(0);
  const run = await restoreRun(archive, folder(), 'latest');
  expect(run.output).toMatch(/The archive has no base backup/);
  expect(run.code).toBe(1);
});
