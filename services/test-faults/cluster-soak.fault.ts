import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { MINUTE, SECOND } from '../src/platform/core/time.js';
import { endPrograms } from '../test/program.js';
import { Heaps, growth } from './cluster/heaps.js';
import { Load } from './cluster/load.js';
import { openParts, type Parts } from './cluster/parts.js';
import { PostgresServer } from './cluster/postgres-server.js';
import { findingsOf } from './cluster/trial.js';
import { record } from './figures.js';
import { scaled, seeded } from './seeded.js';

const LENGTH = scaled(60) * MINUTE;
/** The first third fills caches. */
const FILLING = LENGTH / 3;
/** Percent. */
const GROWTH = 10;
const PROGRAMS = ['api-1', 'api-2', 'api-3', 'worker-1', 'worker-2'];
/** Seconds in which a part is frozen or stopped. */
const AWAY = 5;

const home = mkdtempSync(join(tmpdir(), 'plenary-heaps-'));
const file = join(home, 'heaps.jsonl');
afterAll(() => rmSync(home, { recursive: true, force: true }));
afterAll(endPrograms);

describe('under mixed load with random faults', () => {
  let parts: Parts;
  beforeAll(async () => {
    parts = await openParts(await PostgresServer.create(), Heaps.environment(file));
  });
  afterAll(() => parts.close());

  it('keeps its heap, its emails and its invariants', async () => {
    const { cluster } = parts;
    const random = seeded('soak');
    const pick = <One>(some: One[]) => some[Math.floor(random() * some.length)]!;
    const faults = Object.entries(faultsOf(parts, pick));
    const counts = new Map<string, number>();
    const heaps = new Heaps(file);
    const load = await Load.on(cluster, 'soak');
    const began = Date.now();
    while (Date.now() < began + LENGTH) {
      for (const name of PROGRAMS) await heaps.sample(name, cluster.pidOf(name));
      const [name, fault] = pick(faults);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      await fault();
      await cluster.settled();
      await pause((5 + random() * 10) * SECOND);
    }
    const ended = Date.now();
    await load.end();
    const found = await findingsOf(cluster, load, ended);
    const grown = heaps.all.map(([name, samples]) => ({
      name,
      percent: growth(samples, began + FILLING),
      megabytes: samples.at(-1)!.heap / 2 ** 20,
    }));
    record(`${Math.round(LENGTH / MINUTE)} minutes with random faults`, {
      ...{ calls: found.calls, refused: found.refused, failed: found.failed },
      faults: [...counts].map(([name, count]) => `${count} × ${name}`).join(', '),
      ...{ registered: load.registered.size, confirmed: load.confirmed.size },
      ...{ lost: found.lost, twice: found.twice },
      ...{ 'emails unsent': found.unsent, 'emails repeated': found.repeats },
      'heap after GC': grown
        .map(({ name, percent, megabytes }) => `${name} ${percent}% to ${megabytes.toFixed(1)} MB`)
        .join(', '),
      ...{ samples: heaps.all[0]![1].length, unhandled: heaps.unhandled.length },
      'invariants broken': found.broken.join(', ') || 'none',
      'load average': loadavg()[0]!.toFixed(1),
    });
    expect(heaps.unhandled).toEqual([]);
    expect(found).toMatchObject({
      ...{ failed: 'none', lost: 0, twice: 0, unsent: 0, repeats: 0, broken: [] },
    });
    expect(grown.filter(({ percent }) => percent > GROWTH)).toEqual([]);
  });
});

it('would find a leak, and a rejection without a handler', async () => {
  const leaks =
    'const kept = []; setInterval(() => kept.push(Array(10_000).fill(Math.random())), 20)';
  const script = `${leaks}; process.on('SIGHUP', () => void Promise.reject(new Error('left'))); console.log('ready')`;
  const env = { ...process.env, ...Heaps.environment(file) };
  const leaking = spawn(process.execPath, ['-e', script], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const heaps = new Heaps(file);
  try {
    // Its signals have handlers by then.
    await once(leaking.stdout, 'data');
    for (let times = 0; times < 10; times += 1) {
      await heaps.sample('leaking', leaking.pid!);
      await pause(200);
    }
    expect(growth(heaps.all[0]![1], 0)).toBeGreaterThan(GROWTH);
    leaking.kill('SIGHUP');
    await once(leaking, 'exit');
    expect(heaps.unhandled.join()).toContain('left');
  } finally {
    leaking.kill('SIGKILL');
  }
});

/** Of parts that are back when the promise resolves. No program is restarted: its heap would start again. */
function faultsOf(
  { postgres, redis, cluster }: Parts,
  pick: <One>(some: One[]) => One,
): Record<string, () => unknown> {
  const frozen = async (part: string) => {
    const pid = cluster.pidOf(part);
    process.kill(pid, 'SIGSTOP');
    await pause(AWAY * SECOND);
    process.kill(pid, 'SIGCONT');
  };
  return {
    'PostgreSQL restarted': async () => {
      await postgres.stop();
      await postgres.start();
    },
    'PostgreSQL killed': async () => {
      await postgres.stop('SIGKILL');
      await postgres.start();
    },
    'PostgreSQL frozen': async () => {
      const thaw = postgres.freeze();
      await pause(AWAY * SECOND);
      thaw();
    },
    'connections cut': () => postgres.cut(),
    'Redis stopped': async () => {
      await redis.stop();
      await pause(AWAY * SECOND);
      await redis.start();
    },
    'Redis emptied': async () => {
      const client = new Redis(redis.url);
      await client.flushall();
      client.disconnect();
    },
    'an API or worker frozen': () => frozen(pick(PROGRAMS)),
    'nginx reloaded': () => process.kill(cluster.pidOf('web'), 'SIGHUP'),
  };
}
