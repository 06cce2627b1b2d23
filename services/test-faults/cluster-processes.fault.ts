import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endPrograms } from '../test/program.js';
import { MINUTE, SECOND } from '../src/platform/core/time.js';
import { APIS } from './cluster/cluster.js';
import { expectHeld, openParts, type Parts } from './cluster/parts.js';
import { PostgresServer } from './cluster/postgres-server.js';
import { scaled } from './seeded.js';
import type { Load } from './cluster/load.js';
import { Trial } from './cluster/trial.js';

const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
/** Seconds after which requests go past an API that is frozen, and seconds of a request that waits for nothing. */
const NOTICED_WITHIN = 3;
const USUAL = 2;

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
  );
  return { findings, late: late.length };
}

it('works on while one API is frozen', async () => {
  const { findings, late } = await freezeOne('One API frozen for 30 s', 30);
  // nginx tries the API again every 5 s.
  expect(late).toBeLessThanOrEqual(30 / 5);
  expectHeld(findings);
  expect(findings.refused).toBe(0);
});

it('would keep requests waiting for a frozen API without the probes of nginx', async () => {
  const { cluster } = parts;
  const config = join(cluster.home, 'nginx/nginx.conf');
  const probing = readFileSync(config, 'utf8');
  writeFileSync(config, probing.replace(/^\s*20% 1;$/m, ''));
  process.kill(cluster.pidOf('web'), 'SIGHUP');
  const { late } = await freezeOne('One API frozen, no probes (control)', 10);
  expect(late).toBeGreaterThan(30 / 5);
  writeFileSync(config, probing);
  process.kill(cluster.pidOf('web'), 'SIGHUP');
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
