import { mkdir, readdir } from 'node:fs/promises';
import { Client } from 'pg';
import { PaymentsLab } from '../../../test/payments.js';
import type { Person } from '../../../test/people.js';
import { makePaper } from '../../../test/registration-data.js';
import { addSamples } from '../../../test/samples.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Config } from '../../platform/config/config.js';
import { brokenInvariants } from '../invariants/check.js';

let server: TestApp;
let client: Client;
let admin: Person;

/** Rows that no one misses: how often something was tried, and answers to repeated requests. */
const PASSING = ['counters', 'idempotency_keys', 'rate_limits', 'audit_entries'];

async function rowCounts(): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  const tables = rows.map(({ name }) => name).filter((name) => !PASSING.includes(name));
  const counts = tables.map(
    (name) => `SELECT '${name}' AS name, count(*)::int AS rows FROM ${name}`,
  );
  const found = await client.query<{ name: string; rows: number }>(counts.join(' UNION ALL '));
  return Object.fromEntries(found.rows.map(({ name, rows: count }) => [name, count]));
}

const contents = async () => {
  const folder = `${server.app.get(Config).dataDir}/files`;
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};

const rowsOf = async (query: string) => (await client.query(query)).rows;

beforeAll(async () => {
  server = await startTestApp();
  client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
  admin = await server.person('admin');
});
afterAll(async () => {
  await client.end();
  await server.stop();
});

const remove = (token = admin.token) => server.call('DELETE', '/admin/samples', { token });

it('removes the samples and nothing else, with one entry in the audit log', async () => {
  const lab = await PaymentsLab.open(server);
  const { id, user } = await lab.registered();
  await lab.confirm(id);
  await makePaper(server.app, user.id, 'under-review');
  const [rowsBefore, contentsBefore] = [await rowCounts(), await contents()];
  await addSamples(server);
  const { body: samples } = await server.call('GET', '/admin/samples', { token: admin.token });
  expect(samples).toEqual({ people: 60, papers: 40, registrations: 30, enquiries: 4 });

  const placed = () =>
    rowsOf(`SELECT FROM edition_revisions WHERE document @? '$.schedule[*].items[*].papers'`);
  expect(await placed()).toHaveLength(1);
  const { status, body } = await remove();
  expect(await placed()).toEqual([]);

  expect({ status, body }).toEqual({ status: 200, body: { ...samples, keptPeople: 0 } });
  expect(await rowCounts()).toEqual(rowsBefore);
  expect(await contents()).toBe(contentsBefore);
  expect(await rowsOf(`SELECT * FROM audit_entries WHERE action = 'samples.removed'`)).toEqual([
    expect.objectContaining({ actor_id: admin.user.id }),
  ]);
  expect(
    await rowsOf(`
      SELECT * FROM audit_entries WHERE subject_type IN ('paper', 'payment')
         AND subject_id NOT IN (SELECT id::text FROM papers UNION SELECT id::text FROM payments)`),
  ).toEqual([]);
  expect(await brokenInvariants(client)).toEqual([]);
});

it('keeps accounts that real records name as those of erased people', async () => {
  await addSamples(server);
  const { user } = await server.person('user');
  const paperId = await makePaper(server.app, user.id, 'under-review');
  await client.query(
    `INSERT INTO reviews (id, paper_id, reviewer_id, status, due_at, created_at)
     SELECT gen_random_uuid(), $1, id, 'invited', now(), now() FROM users
      WHERE email = 'reviewer@university.example'`,
    [paperId],
  );
  await server.call('POST', '/auth/forgot-password', {
    body: { email: 'reviewer@university.example' },
  });

  expect((await remove()).body).toMatchObject({ people: 60, keptPeople: 1 });

  expect(
    await rowsOf(`
      SELECT u.first_name, u.role, u.is_disabled, u.is_sample, u.email LIKE 'erased-%' AS erased
        FROM reviews r JOIN users u ON u.id = r.reviewer_id WHERE r.paper_id = '${paperId}'`),
  ).toEqual([
    { first_name: 'Erased', role: 'researcher', is_disabled: true, is_sample: false, erased: true },
  ]);
  expect(await rowsOf('SELECT user_id FROM password_resets')).toEqual([]);
  expect((await remove()).body).toMatchObject({ people: 0, keptPeople: 0 });
  expect(await brokenInvariants(client)).toEqual([]);
});

it('removes the sample administrator who made the first real one', async () => {
  await addSamples(server);
  const own = await server.person('admin');
  await client.query(
    `INSERT INTO audit_entries (at, actor_id, action, subject_type, subject_id, fields)
     SELECT now(), id, 'user.role-changed', 'user', $1, '{role}' FROM users
      WHERE email = 'admin@plenary.example'`,
    [own.user.id],
  );
  expect((await remove(own.token)).body).toMatchObject({ people: 60, keptPeople: 0 });
  const { body } = await server.call('GET', '/admin/audit', { token: own.token });
  expect(body.items).toContainEqual(expect.objectContaining({ action: 'user.role-changed' }));
});

it('removes them once when two administrators act at the same time', async () => {
  await addSamples(server);
  const before = await rowsOf(`SELECT * FROM audit_entries WHERE action = 'samples.removed'`);
  const answers = await Promise.all([remove(), remove()]);
  expect(answers.map(({ status, body }) => [status, body.people]).toSorted()).toEqual([
    [200, 0],
    [200, 60],
  ]);
  const after = await rowsOf(`SELECT * FROM audit_entries WHERE action = 'samples.removed'`);
  expect(after).toHaveLength(before.length + 1);
});

it('is refused to a sample account, which would remove itself', async () => {
  await addSamples(server);
  const sample = await server.person('admin');
  await client.query('UPDATE users SET is_sample = true WHERE id = $1', [sample.user.id]);
  const refused = await remove(sample.token);
  expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect(refused.body.message).toContain('Make your own account an administrator');
  expect((await server.call('GET', '/admin/samples', { token: admin.token })).body.people).toBe(61);
  await remove();
});

it('leaves the ledger, invoices and the audit log append-only', async () => {
  await remove();
  const guards = await rowsOf(
    `SELECT tgenabled AS state FROM pg_trigger WHERE tgname LIKE '%_append_only'`,
  );
  expect(guards.length).toBeGreaterThanOrEqual(3);
  expect(guards.every(({ state }) => state === 'O')).toBe(true);
});
