import { Client } from 'pg';
import { paperContent, paperForm, paperPdf } from '../../../test/paper-files.js';
import { PaymentsLab } from '../../../test/payments.js';
import { addSamples } from '../../../test/samples.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { PAPER_STATUSES } from '../../papers/status/paper-status.js';
import { brokenInvariants } from '../invariants/check.js';

let server: TestApp;
let client: Client;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
  await addSamples(server);
  token = (await server.person('admin')).token;
});
afterAll(async () => {
  await client.end();
  await server.stop();
});

const column = async (query: string) =>
  (await client.query<{ value: string }>(query)).rows.map(({ value }) => value);
const read = async (path: string) => (await server.call('GET', path, { token })).body;

describe('the sample conference', () => {
  it('has a paper in each state, reviews in each, and payments of each kind', async () => {
    const statuses = await column('SELECT DISTINCT status AS value FROM papers');
    expect(statuses.toSorted()).toEqual([...PAPER_STATUSES].toSorted());
    expect(await column('SELECT count(*)::int AS value FROM papers')).toEqual([40]);
    const reviews = await column('SELECT DISTINCT status AS value FROM reviews');
    expect(reviews.toSorted()).toEqual(['accepted', 'declined', 'invited', 'submitted']);
    const payments = (await read('/admin/payments?limit=100')).items as { state: string }[];
    expect([...new Set(payments.map(({ state }) => state))].toSorted()).toEqual([
      ...['awaiting-payment', 'completed', 'proof-uploaded', 'rejected', 'underpaid'],
    ]);
    expect((await read('/admin/transfers')).items).toHaveLength(3);
    expect(
      await column(`SELECT kind AS value FROM outgoing_emails WHERE status = 'failed'`),
    ).toHaveLength(2);
  });

  it('marks everyone and everything as a sample', async () => {
    const names = await column(`
      SELECT last_name AS value FROM users WHERE is_sample UNION ALL SELECT last_name FROM registrations
      UNION ALL SELECT name FROM enquiries UNION ALL SELECT sender FROM bank_transfers`);
    expect(names.length).toBeGreaterThan(90);
    expect(names.filter((name) => !name.endsWith('(sample)'))).toEqual([]);
    const titles = await column('SELECT title AS value FROM papers');
    expect(titles.filter((title) => !title.endsWith('(sample)'))).toEqual([]);
  });

  it('sends no email', async () => {
    expect(
      await column(`SELECT kind AS value FROM outgoing_emails WHERE status <> 'failed'`),
    ).toEqual([]);
  });

  it('is dated: registrations, submissions and payments of the last weeks', async () => {
    const days = await column(`
      SELECT DISTINCT created_at::date::text AS value FROM registrations ORDER BY 1`);
    expect(days.length).toBeGreaterThan(20);
    const future = await column(`
      SELECT id::text AS value FROM ledger_entries WHERE at > now() UNION ALL
      SELECT paper_id::text FROM paper_transitions WHERE at > now()`);
    expect(future).toEqual([]);
  });

  it('keeps every invariant', async () => {
    expect(await brokenInvariants(client)).toEqual([]);
  });

  it('leaves the first numbers to real papers and receipts', async () => {
    const author = await server.person('user');
    const call = async (method: string, path: string, body?: unknown) =>
      (await server.call(method, `/papers${path}`, { token: author.token, body })).body;
    const { id: draft, revision } = await call('POST', '', { kind: 'full-paper' });
    await call('PATCH', `/${draft}`, { ...paperContent(), revision });
    await call('POST', `/${draft}/files`, paperForm(await paperPdf()));
    expect(await call('POST', `/${draft}/submit`)).toMatchObject({ number: 1 });
    const lab = await PaymentsLab.open(server);
    const { id } = await lab.registered();
    await lab.confirm(id);
    const [number] = await column(
      `SELECT number AS value FROM receipts WHERE payment_id = '${id}'`,
    );
    expect(number).toBe(1);
    expect(await brokenInvariants(client)).toEqual([]);
  });
});
