import { Client } from 'pg';
import { createDatabase } from '../../../test/database.js';
import { testConfig } from '../../../test/test-config.js';
import { MINUTE } from '../core/time.js';
import { type Channel, Notifications } from './notifications.js';

let url: string;
let drop: () => Promise<void>;
let sql: Client;
let notifications: Notifications;
let channel: Channel;

beforeAll(async () => {
  ({ databaseUrl: url, drop } = await createDatabase('template0'));
  sql = new Client({ connectionString: url });
  await sql.connect();
});
beforeEach(async () => {
  notifications = new Notifications(testConfig({ databaseUrl: url }));
  channel = notifications.channel('changes');
  // The first look, as soon as it listens.
  expect(await channel.wait(MINUTE)).toBe(true);
});
afterEach(async () => {
  notifications.beforeApplicationShutdown();
  await notifications.onApplicationShutdown();
});
afterAll(async () => {
  await sql.end();
  await drop();
});

const cutAllOthers = () =>
  sql.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );

it('wakes its reader, also when the notification comes between two waits', async () => {
  await sql.query('NOTIFY changes');
  expect(await channel.wait(MINUTE)).toBe(true);
  const other = notifications.channel('others');
  expect(await other.wait(MINUTE)).toBe(true);
  await sql.query('NOTIFY changes');
  await sql.query('NOTIFY others');
  expect(await other.wait(MINUTE)).toBe(true);
  expect(await channel.wait(0)).toBe(true);
});

it('ends a wait after its time, and says that nothing came', async () => {
  expect(await channel.wait(1)).toBe(false);
});

it('wakes its reader after a cut connection, for what it missed; a bare listener hears nothing', async () => {
  const heard: string[] = [];
  const bare = new Client({ connectionString: url });
  const cut = new Promise<void>((resolve) => bare.once('end', resolve));
  bare.on('error', () => undefined);
  bare.on('notification', (message) => heard.push(message.channel));
  await bare.connect();
  await bare.query('LISTEN changes');
  await cutAllOthers();
  await sql.query('NOTIFY changes');
  expect(await channel.wait(MINUTE)).toBe(true);
  await sql.query('NOTIFY changes');
  expect(await channel.wait(MINUTE)).toBe(true);
  await cut;
  expect(heard).toEqual([]);
});

it('ends each wait when the process stops', async () => {
  const waiting = channel.wait(MINUTE);
  notifications.beforeApplicationShutdown();
  expect(await waiting).toBe(true);
});
