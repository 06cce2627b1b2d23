import { randomUUID } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrateQueue } from '../src/messaging/queue/email-queue.js';
import { migrate } from '../src/platform/database/migrate.js';
import { migrations } from '../src/platform/database/migrations.js';
import { endPrograms } from '../test/program.js';
import { testConfig } from '../test/test-config.js';
import { APIS, type Cluster } from './cluster/cluster.js';
import { openParts, type Parts } from './cluster/parts.js';
import { arrivals } from './cluster/load.js';
import { PostgresServer } from './cluster/postgres-server.js';
import { Trial } from './cluster/trial.js';
import { scaled } from './seeded.js';

const person = (name: string) => ({
  email: `${name}@visitors.example`,
  firstName: 'Sample',
  lastName: 'Visitor',
  password: 'a long enough phrase',
  institution: 'Sample Institute',
});

/** What the next release needs, in tables that requests write. */
class AddsColumn2099010100001 implements MigrationInterface {
  readonly name = 'AddsColumn2099010100001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE registrations ADD COLUMN probe text NOT NULL DEFAULT ''`);
    await runner.query(
      'ALTER TABLE payments ADD CONSTRAINT probe CHECK (amount_cents >= 0) NOT VALID',
    );
  }
  async down(): Promise<void> {}
}

class BuildsIndex2099010100002 implements MigrationInterface {
  readonly name = 'BuildsIndex2099010100002';
  readonly transaction = false;
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments VALIDATE CONSTRAINT probe');
    await runner.query('CREATE INDEX CONCURRENTLY registrations_probe ON registrations (probe)');
  }
  async down(): Promise<void> {}
}

const bodyOf = (response: Response) => response.json() as Promise<{ user?: { id: string } }>;

let parts: Parts;
let cluster: Cluster;
beforeAll(async () => {
  parts = await openParts(await PostgresServer.create());
  cluster = parts.cluster;
});
afterAll(() => parts.close());
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

it('starts an API again that PostgreSQL did not answer in time', async () => {
  const begins = cluster.says('api-1: process');
  const again = cluster.says('It is started again');
  const restarted = cluster.restartAll();
  await begins;
  const thaw = parts.postgres.freeze();
  expect(await again).toContain('api-1 ended while it started.');
  thaw();
  await restarted;
  expect((await cluster.fetch('/api/v1/edition')).status).toBe(200);
});

it('loses no request and no email while APIs and workers restart, and migrations run', async () => {
  const restarts = scaled(20);
  const added = new Map<number, new () => MigrationInterface>([
    [Math.floor(restarts / 3), AddsColumn2099010100001],
    [Math.floor((2 * restarts) / 3), BuildsIndex2099010100002],
  ]);
  const fault = async () => {
    for (let n = 0; n < restarts; n += 1) {
      const due = added.get(n);
      await Promise.all([cluster.restartAll(), due && run(due)]);
    }
  };
  const name = `${restarts} restarts and 2 migrations`;
  const found = await Trial.run(name, cluster, fault, arrivals(100, 0.05));
  expect(found).toMatchObject({
    ...{ refused: 0, failed: 'none', lost: 0, twice: 0, unsent: 0, repeats: 0, broken: [] },
  });
  const names = [...added.values()].map(({ name }) => name);
  const ran = await cluster.query('SELECT 1 FROM migrations WHERE name = ANY ($1)', [names]);
  expect(ran).toHaveLength(names.length);
});

async function run(migration: new () => MigrationInterface): Promise<void> {
  migrations.push(migration);
  const databaseUrl = `postgres://plenary@127.0.0.1:${parts.postgres.port}/plenary`;
  await migrate(testConfig({ databaseUrl, migrationDatabaseUrl: databaseUrl }), migrateQueue);
}
