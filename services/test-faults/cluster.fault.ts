import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { endPrograms } from '../test/program.js';
import { SECOND } from '../src/platform/core/time.js';
import { APIS, Cluster } from './cluster/cluster.js';
import { record } from './figures.js';
import { scaled } from './seeded.js';

/** Milliseconds between two requests: 50 a second. */
const BETWEEN = 20;

const person = (name: string) => ({
  email: `${name}@visitors.example`,
  firstName: 'Sample',
  lastName: 'Visitor',
  password: 'a long enough phrase',
  institution: 'Sample Institute',
});

/** `fetch` hides the failure of a connection in the cause. */
function reasonOf({ message, cause }: Error): string {
  const { code, message: detail } = (cause ?? {}) as NodeJS.ErrnoException;
  return [message, code, detail].filter(Boolean).join(': ');
}

const bodyOf = (response: Response) => response.json() as Promise<{ user?: { id: string } }>;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await Cluster.open();
});
afterAll(() => cluster.close());
afterAll(endPrograms);

it('answers equal requests at several APIs with one account', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const repeat = () => cluster.post('/api/v1/auth/register', person('one-key'), key);
  const responses = await Promise.all(Array.from({ length: 3 * APIS }, repeat));
  const bodies = await Promise.all(responses.map(bodyOf));
  const accounts = new Set(bodies.map(({ user }) => user?.id));
  expect(responses.filter(({ ok }) => ok)).toHaveLength(3 * APIS);
  expect(accounts.size).toBe(1);
});

it('ends a session at every API', async () => {
  const signUp = await cluster.post('/api/v1/auth/register', person('logged-out'));
  const { token } = (await signUp.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const readers = async () => {
    const all = Array.from({ length: 3 * APIS }, () =>
      cluster.fetch('/api/v1/auth/me', { headers }),
    );
    const bodies = await Promise.all((await Promise.all(all)).map(bodyOf));
    return bodies.filter(({ user }) => user).length;
  };
  expect(await readers()).toBe(3 * APIS);
  await cluster.post('/api/v1/auth/logout', {}, headers);
  expect(await readers()).toBe(0);
});

it('counts the tries of an account over all APIs', async () => {
  const guess = () =>
    cluster.post(
      '/api/v1/auth/login',
      { email: 'guessed@visitors.example', password: 'not the password' },
      { 'x-forwarded-for': '198.51.100.7' },
    );
  const statuses: number[] = [];
  for (let tries = 0; tries < 60; tries += 1) statuses.push((await guess()).status);
  expect(statuses.filter((status) => status === 401).length).toBeLessThan(40);
  expect(statuses.at(-1)).toBe(429);
});

it('loses no request and no email while APIs and workers restart one after another', async () => {
  const restarts = scaled(20);
  const failed = new Map<string, number>();
  const registered: string[] = [];
  const open = new Set<Promise<void>>();
  let calls = 0;
  let isOver = false;
  const send = async () => {
    const name = `restart-${(calls += 1)}`;
    const isWrite = calls % 25 === 0;
    const response = await (isWrite
      ? cluster.post('/api/v1/auth/register', person(name), { 'idempotency-key': randomUUID() })
      : cluster.fetch(calls % 2 ? '/api/v1/edition' : '/'));
    await response.arrayBuffer();
    if (!response.ok) throw new Error(String(response.status));
    if (isWrite) registered.push(`${name}@visitors.example`);
  };
  const traffic = (async () => {
    while (!isOver) {
      const call = send()
        .catch((error: Error) => {
          const reason = reasonOf(error);
          failed.set(reason, (failed.get(reason) ?? 0) + 1);
        })
        .finally(() => open.delete(call));
      open.add(call);
      await pause(BETWEEN);
    }
    await Promise.all(open);
  })();
  for (let n = 0; n < restarts; n += 1) await cluster.restartAll();
  isOver = true;
  await traffic;
  await cluster.smtp.took(registered.length);
  // A repeated email would have arrived by then.
  await pause(5 * SECOND);
  const emailed = registered.filter(
    (to) => cluster.smtp.emails.filter((email) => email.to === to).length === 1,
  );
  record('APIs and workers restarted under load', {
    restarts,
    calls,
    failed: [...failed].map(([reason, times]) => `${times} × ${reason}`).join(', ') || 'none',
    registered: registered.length,
    'emailed once': emailed.length,
  });
  expect(failed.size).toBe(0);
  expect(emailed).toHaveLength(registered.length);
});
