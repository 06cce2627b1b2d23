import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endPrograms } from '../test/program.js';
import { MINUTE, SECOND } from '../src/platform/core/time.js';
import { APIS } from './cluster/cluster.js';
import { expectHeld, openParts, type Parts } from './cluster/parts.js';
import { PostgresServer } from './cluster/postgres-server.js';
import { signalAll } from './cluster/process-tree.js';
import { record } from './figures.js';
import { scaled } from './seeded.js';
import { type Load, USUAL_ARRIVALS } from './cluster/load.js';
import { Trial } from './cluster/trial.js';

const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
/** Seconds after which requests go past an API that is frozen: two probes of a third of one request in five, and 1 s of waiting. */
const NOTICED_WITHIN = 2 + (5 * APIS) / (0.2 * USUAL_ARRIVALS.rate);
/** Seconds of a request that waits for no frozen API, on a busy machine. */
const USUAL = 5;

let parts: Parts;
beforeAll(async () => {
  parts = await openParts(await PostgresServer.create());
});
afterAll(() => parts.close());
afterAll(endPrograms);

/** @returns also the requests that waited although they were sent after a healthy nginx has noticed */
async function freezeOne(name: string, length: number) {
  let began = 0;
  let load: Load | undefined;
  const findings = await Trial.run(name, parts.cluster, async (running) => {
    load = running;
    const pid = parts.cluster.pidOf('api-2');
    began = Date.now();
    process.kill(pid, 'SIGSTOP');
    await pause(length * SECOND);
    process.kill(pid, 'SIGCONT');
  });
  const late = load!.outcomes.filter(
    ({ sentAt, endedAt }) =>
      sentAt > began + NOTICED_WITHIN * SECOND && endedAt - sentAt > USUAL * SECOND,
  ).length;
  record(`${name}, noticed within ${NOTICED_WITHIN} s`, { 'waited afterwards': late });
  return { findings, late };
}

/** Without a part of the configuration of nginx. @returns how it is put back */
function reconfigured(part: RegExp): () => void {
  const { cluster } = parts;
  const config = join(cluster.home, 'nginx/nginx.conf');
  const before = readFileSync(config, 'utf8');
  const use = (content: string) => {
    writeFileSync(config, content);
    process.kill(cluster.pidOf('web'), 'SIGHUP');
  };
  use(before.replace(part, ''));
  return () => use(before);
}

/** @returns how many requests were refused that were sent after the APIs worked again */
async function freezeAll(name: string): Promise<number> {
  const { cluster } = parts;
  let ended = 0;
  let load: Load | undefined;
  const findings = await Trial.run(name, cluster, async (running) => {
    load = running;
    const pids = Array.from({ length: APIS }, (_, n) => cluster.pidOf(`api-${n + 1}`));
    signalAll(pids, 'SIGSTOP');
    await pause(NOTICED_WITHIN * SECOND);
    signalAll(pids, 'SIGCONT');
    ended = Date.now();
  });
  expect(findings).toMatchObject({ failed: 'none', lost: 0, twice: 0, unsent: 0, broken: [] });
  return load!.outcomes.filter(({ sentAt, result }) => sentAt > ended && result === '503 retry')
    .length;
}

it('works on while one API is frozen', async () => {
  const { findings, late } = await freezeOne('One API frozen for 30 s', 30);
  // nginx tries the API again every 5 s. In an API that works again, time has run out for the requests that it had taken.
  expect(late).toBeLessThanOrEqual(30 / 5);
  expectHeld(findings);
  expect(findings.refused).toBeLessThanOrEqual(30 / 5);
});

it('would keep requests waiting for a frozen API without the probes of nginx', async () => {
  const restore = reconfigured(/^\s*20% 1;$/m);
  const { late } = await freezeOne('One API frozen, no probes (control)', 30);
  expect(late).toBeGreaterThan(30 / 5);
  restore();
});

it('asks APIs that were all frozen as soon as they work again', async () => {
  expect(await freezeAll('All APIs frozen')).toBe(0);
});

it('would refuse requests to APIs that work again without their second entries', async () => {
  const restore = reconfigured(/server [\d.:]+ backup max_fails=0;/g);
  expect(await freezeAll('All APIs frozen, listed once (control)')).toBeGreaterThan(0);
  restore();
});

it('holds while nginx is reloaded', async () => {
  const findings = await Trial.run('nginx reloaded 20 times', parts.cluster, async () => {
    const pid = parts.cluster.pidOf('web');
    for (let times = 0; times < scaled(20); times += 1) {
      process.kill(pid, 'SIGHUP');
      await pause(SECOND);
    }
  });
  expectHeld(findings);
  expect(findings.refused).toBe(0);
});

(existsSync(FAKETIME) ? it : it.skip)('holds with one API 5 minutes ahead', async () => {
  const { cluster } = parts;
  await cluster.replace('api-3', { LD_PRELOAD: FAKETIME, FAKETIME: '+5m' });
  const findings = await Trial.run('The clock of one API 5 minutes ahead', cluster, () =>
    pause(20 * SECOND),
  );
  const [{ ahead } = { ahead: 0 }] = await cluster.query<{ ahead: number }>(
    `SELECT extract(epoch FROM max(created_at) - now())::float AS ahead FROM registrations`,
  );
  expect(ahead).toBeLessThan(5);
  expect(await loginsThatLast()).toBe(2 * APIS);
  expectHeld(findings);
});

/** Of sessions that all APIs give, and all read. */
async function loginsThatLast(): Promise<number> {
  const { cluster } = parts;
  const email = `clock-${MINUTE}@visitors.example`;
  const password = 'a long enough phrase';
  const body = { email, password, firstName: 'Ada', lastName: 'Okafor', institution: 'Lagos' };
  await cluster.post('/api/v1/auth/register', body);
  let lasting = 0;
  for (let times = 0; times < 2 * APIS; times += 1) {
    const response = await cluster.post('/api/v1/auth/login', { email, password });
    const { token } = (await response.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const readers = Array.from({ length: APIS }, () =>
      cluster.fetch('/api/v1/auth/me', { headers }),
    );
    const statuses = (await Promise.all(readers)).map(({ status }) => status);
    if (statuses.every((status) => status === 200)) lasting += 1;
  }
  return lasting;
}
