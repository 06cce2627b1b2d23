import { loadavg } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { endPrograms } from '../test/program.js';
import { MINUTE, SECOND } from '../src/platform/core/time.js';
import { APIS } from './cluster/cluster.js';
import { Load } from './cluster/load.js';
import { openParts, type Parts } from './cluster/parts.js';
import { PostgresServer } from './cluster/postgres-server.js';
import { findingsOf } from './cluster/trial.js';
import { record } from './figures.js';
import { scaled, seeded } from './seeded.js';

const LENGTH = scaled(60) * MINUTE;
const SAMPLES = 24;
const APIS_BY_NAME = Array.from({ length: APIS }, (_, n) => `api-${n + 1}` as const);
/** Of the last two thirds: their second half against their first. */
const MOST_GROWTH = 1.1;
const MB = 2 ** 20;

let parts: Parts;
beforeAll(async () => {
  const reports = pathToFileURL(join(__dirname, 'cluster/report-heap.mjs')).href;
  const environment = { NODE_OPTIONS: `--import=${reports}` };
  parts = await openParts(await PostgresServer.create(), environment);
});
afterAll(() => parts.close());
afterAll(endPrograms);

type Fault = (parts: Parts, random: () => number) => Promise<void>;

const FAULTS: Record<string, Fault> = {
  'connections cut': ({ postgres }) => postgres.cut(),
  'PostgreSQL restarted': async ({ postgres }) => {
    await postgres.stop();
    await postgres.start();
  },
  'PostgreSQL frozen': async ({ postgres }) => {
    const thaw = postgres.freeze();
    await pause(3 * SECOND);
    thaw();
  },
  'Redis stopped': async ({ redis }) => {
    await redis.stop();
    await pause(5 * SECOND);
    await redis.start();
  },
  'API frozen': async ({ cluster }, random) => {
    const pid = cluster.pidOf(APIS_BY_NAME[Math.floor(random() * APIS)]!);
    process.kill(pid, 'SIGSTOP');
    await pause(4 * SECOND);
    process.kill(pid, 'SIGCONT');
  },
  'nginx reloaded': ({ cluster }) =>
    Promise.resolve(void process.kill(cluster.pidOf('web'), 'SIGHUP')),
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

it(`keeps its memory and its promises for ${scaled(60)} min of faults`, async () => {
  const random = seeded('soak');
  const load = await Load.on(parts.cluster, 'soak');
  const heaps: number[][] = [];
  const counts = new Map<string, number>();
  const began = Date.now();
  while (heaps.length < SAMPLES) {
    if (Date.now() - began >= (heaps.length * LENGTH) / (SAMPLES - 1)) {
      heaps.push(await Promise.all(APIS_BY_NAME.map((name) => parts.cluster.heapOf(name))));
      continue;
    }
    const names = Object.keys(FAULTS);
    const name = names[Math.floor(random() * names.length)]!;
    await FAULTS[name]!(parts, random);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    await pause(5 * SECOND + random() * 15 * SECOND);
  }
  await load.end();
  const found = await findingsOf(parts.cluster, load, Date.now());
  const late = heaps.slice(SAMPLES / 3);
  const growth = APIS_BY_NAME.map((_, api) => {
    const of = (some: number[][]) => median(some.map((sample) => sample[api]!));
    return of(late.slice(late.length / 2)) / of(late.slice(0, late.length / 2));
  });
  const unhandled = parts.cluster.output.match(/unhandled|uncaught/gi)?.length ?? 0;
  record(`Soak of ${Math.round(LENGTH / MINUTE)} min`, {
    ...{ calls: found.calls, refused: found.refused, failed: found.failed, lost: found.lost },
    ...{ 'emails unsent': found.unsent, 'emails repeated': found.repeats },
    faults: [...counts].map(([name, times]) => `${times} × ${name}`).join(', '),
    'MB of heap at first': heaps[0]!.map((heap) => (heap / MB).toFixed(1)).join(' '),
    'MB of heap at last': heaps
      .at(-1)!
      .map((heap) => (heap / MB).toFixed(1))
      .join(' '),
    growth: growth.map((each) => each.toFixed(3)).join(' '),
    'invariants broken': found.broken.join(', ') || 'none',
    'load average': loadavg()[0]!.toFixed(1),
  });
  expect(found).toMatchObject({
    failed: 'none',
    lost: 0,
    twice: 0,
    unsent: 0,
    repeats: 0,
    broken: [],
  });
  expect(unhandled).toBe(0);
  for (const each of growth) expect(each).toBeLessThanOrEqual(MOST_GROWTH);
});
