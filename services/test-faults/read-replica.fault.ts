import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { migrateQueue } from '../src/messaging/queue/email-queue.js';
import { migrate } from '../src/platform/database/migrate.js';
import { ReadReplica } from '../src/platform/database/read-replica.js';
import { download } from '../test/download.js';
import type { Person } from '../test/people.js';
import { startTestApp, type TestApp } from '../test/test-app.js';
import { testConfig } from '../test/test-config.js';
import { PostgresServer } from './cluster/postgres-server.js';
import { record } from './figures.js';

const PATIENCE = 20_000;
const MAX_LAG = 3;

let primary: PostgresServer;
let standby: PostgresServer;
/** Two processes, as behind a load balancer. */
let writer: TestApp;
let other: TestApp;
let author: Person;
let reader: Person;

beforeAll(async () => {
  primary = await PostgresServer.create();
  standby = await primary.standby({ isSynchronous: false });
  const databaseUrl = urlOf(primary);
  const urls = { databaseUrl, migrationDatabaseUrl: databaseUrl };
  await migrate(testConfig(urls), migrateQueue);
  const given = { ...urls, replicaUrl: urlOf(standby), replicaMaxLagSeconds: MAX_LAG };
  writer = await startTestApp(given);
  other = await startTestApp(given);
  author = await writer.person('admin');
  reader = await writer.person('admin');
  await add('Kept');
});
beforeEach(() => eventually(isReady));
afterAll(async () => {
  await writer.stop();
  await other.stop();
  await standby.close();
  await primary.close();
});

const urlOf = ({ port }: PostgresServer) => `postgres://plenary@127.0.0.1:${port}/plenary`;

async function onStandby(sql: string): Promise<unknown> {
  const client = new Client({ connectionString: standby.superuserUrl });
  await client.connect();
  const { rows } = await client.query<{ value: unknown }>(sql);
  await client.end();
  return rows[0]?.value;
}

async function eventually(condition: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + PATIENCE;
  while (!(await condition())) {
    if (performance.now() > until) throw new Error('It has not come true');
    await pause(50);
  }
}

const ready = async () => (await other.call('GET', '/health/ready')).body.status as string;
const isReady = async () => (await ready()) === 'ok' && (await standbyHas(await position()));

async function position(): Promise<string> {
  const [row] = await writer.dataSource.query<[{ lsn: string }]>(
    'SELECT pg_current_wal_lsn()::text AS lsn',
  );
  return row.lsn;
}

const standbyHas = async (lsn: string) =>
  (await onStandby(`SELECT pg_last_wal_replay_lsn() >= '${lsn}'::pg_lsn AS value`)) === true;

async function whilePaused(work: () => Promise<void>): Promise<void> {
  await onStandby('SELECT pg_wal_replay_pause()');
  await eventually(
    async () => (await onStandby('SELECT pg_get_wal_replay_pause_state() AS value')) === 'paused',
  );
  try {
    await work();
  } finally {
    await onStandby('SELECT pg_wal_replay_resume()');
  }
}

async function add(name: string): Promise<void> {
  const domain = { domain: `${name.toLowerCase()}.org`, fromYear: null, untilYear: null };
  const body = { name, domains: [domain] };
  const { token } = author;
  expect(await writer.call('POST', '/admin/institutions', { token, body })).toMatchObject({
    status: 200,
  });
}

const isListed = async (name: string, { token }: Person) => {
  const { status, body } = await other.call('GET', `/admin/institutions?q=${name}`, { token });
  expect(status).toBe(200);
  return body.items.length === 1;
};

/** @returns how many reads of the other process the replica and the primary served meanwhile */
async function served(work: () => Promise<unknown>) {
  const { reads } = other.app.get(ReadReplica);
  const before = { ...reads };
  await work();
  return {
    replica: reads.replica - before.replica,
    primary: reads.primary - before.primary,
  };
}

it('serves lists and searches', async () => {
  const lists = ['users', 'papers', 'institutions?q=nairobi', 'audit'];
  const by = await served(async () => {
    for (const path of lists) {
      const answer = await other.call('GET', `/admin/${path}`, { token: reader.token });
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });
  expect(by).toEqual({ replica: lists.length, primary: 0 });
});

it('serves each page of an export', async () => {
  await writer.dataSource.query(
    `INSERT INTO institutions (id, name, version)
     SELECT gen_random_uuid(), 'Institution ' || n, 1 FROM generate_series(1, 2500) n`,
  );
  const request = { kind: 'institutions', format: 'csv' };
  // Asking for it is a write, which the replica has to have replayed.
  await eventually(async () => {
    const by = await served(async () => {
      const file = await (await download(other, reader.token, request)).text();
      expect(file.split('\r\n').length).toBeGreaterThan(2500);
    });
    return by.replica === 3 && by.primary === 0;
  });
});

it('shows its writes to a session at once, at every process', () =>
  whilePaused(async () => {
    await add('Written');
    expect(await isListed('Written', author)).toBe(true);
    // The control: others read from the replica, which is paused.
    expect(await isListed('Written', reader)).toBe(false);
    await writer.dataSource.query('UPDATE sessions SET written_lsn = NULL');
    expect(await isListed('Written', author)).toBe(false);
  }));

it('serves a session again once its writes are replayed', async () => {
  await whilePaused(async () => {
    await add('Replayed');
    expect(await served(() => isListed('Replayed', author))).toEqual({ replica: 0, primary: 1 });
  });
  await eventually(async () => {
    const by = await served(async () => expect(await isListed('Replayed', author)).toBe(true));
    return by.replica === 1;
  });
});

it('is not used while it is too far behind', () =>
  whilePaused(async () => {
    await add('Behind');
    const began = performance.now();
    await eventually(async () => (await ready()) === 'degraded: replica');
    expect(performance.now() - began).toBeGreaterThan((MAX_LAG - 1) * 1000);
    expect(await isListed('Behind', reader)).toBe(true);
    expect(other.app.get(ReadReplica).state?.lagSeconds).toBeGreaterThan(MAX_LAG);
  }));

it.each(['SIGINT', 'SIGKILL'] as const)(
  'leaves its reads to the primary while it is stopped by %s',
  async (signal) => {
    await standby.stop(signal);
    const times: number[] = [];
    for (let requests = 0; requests < 20; requests += 1) {
      const began = performance.now();
      await isListed('Kept', reader);
      times.push(performance.now() - began);
    }
    record('Lists while the replica is stopped', {
      signal,
      slowest: `${Math.round(Math.max(...times))} ms`,
    });
    expect(Math.max(...times)).toBeLessThan(3000);
    expect(await ready()).toBe('degraded: replica');
    await standby.start();
    await eventually(async () => (await ready()) === 'ok');
  },
);

it('leaves its reads to the primary while it is frozen', async () => {
  const thaw = standby.freeze();
  const began = performance.now();
  try {
    expect(await isListed('Kept', reader)).toBe(true);
  } finally {
    thaw();
  }
  const first = performance.now() - began;
  record('The first list while the replica is frozen', { took: `${Math.round(first)} ms` });
  expect(first).toBeLessThan(8000);
});
