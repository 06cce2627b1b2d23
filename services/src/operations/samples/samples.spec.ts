import { Client } from 'pg';
import { parseCsvObjects } from 'hucre/csv';
import { download } from '../../../test/download.js';
import { paperContent, paperForm, paperPdf } from '../../../test/paper-files.js';
import { PaymentsLab } from '../../../test/payments.js';
import { addSamples } from '../../../test/samples.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CAMERA_READY_STATES } from '../../papers/camera-ready/camera-ready.js';
import { PAPER_STATUSES } from '../../papers/status/paper-status.js';
import { brokenInvariants } from '../invariants/check.js';

let server: TestApp;
let client: Client;
let token: string;
let withSamples: Awaited<ReturnType<typeof totals>>;
beforeAll(async () => {
  server = await startTestApp();
  client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
  await addSamples(server);
  token = (await server.person('admin')).token;
  withSamples = await totals();
});
afterAll(async () => {
  await client.end();
  await server.stop();
});

const column = async (query: string) =>
  (await client.query<{ value: string }>(query)).rows.map(({ value }) => value);
const read = async (path: string) => (await server.call('GET', path, { token })).body;

const exported = async (kind: string) => {
  const answer = await download(server, token, { kind, format: 'csv' });
  return parseCsvObjects(await answer.text()).data.map((row) => JSON.stringify(row));
};
const isOfSamples = (row: string) => /\(sample\)|SAMPLE-/.test(row);
async function totals() {
  const { data } = await read('/admin/dashboard/stats');
  const progress = await read('/admin/dashboard/progress');
  const { editions } = await read('/admin/dashboard/trends');
  const payments = await read('/admin/payment-totals');
  const registrations = await read('/admin/registration-totals');
  const reconciliation = await read('/admin/reconciliation');
  const kinds = ['users', 'papers', 'payments', 'journal', 'enquiries'];
  const rows = await Promise.all(kinds.map(exported));
  return {
    ...{ people: data.users.total, papers: data.papers.total, reviews: progress.reviews.papers },
    money: progress.money,
    trends: editions[0].trends,
    packages: payments.packages.length,
    days: payments.days.length,
    registrations: registrations.registrations,
    reconciled: [reconciliation.packages.length, reconciliation.differences.length],
    exported: Object.fromEntries(kinds.map((kind, at) => [kind, rows[at]!])),
  };
}

let made: Promise<{ paper: number; receipt: number }> | undefined;
/** Once: the first paper and the first receipt, with their numbers. */
const makeRealData = () =>
  (made ??= (async () => {
    const author = await server.person('user');
    const call = async (method: string, path: string, body?: unknown) =>
      (await server.call(method, `/papers${path}`, { token: author.token, body })).body;
    const { id: draft, revision } = await call('POST', '', { kind: 'full-paper' });
    await call('PATCH', `/${draft}`, { ...paperContent(), revision });
    await call('POST', `/${draft}/files`, paperForm(await paperPdf()));
    const { number: paper } = await call('POST', `/${draft}/submit`);
    const lab = await PaymentsLab.open(server);
    const { id } = await lab.registered();
    await lab.confirm(id);
    const [receipt] = await column(
      `SELECT number AS value FROM receipts WHERE payment_id = '${id}'`,
    );
    return { paper, receipt: Number(receipt) };
  })());

describe('the sample conference', () => {
  it('has a camera-ready version in each state', async () => {
    for (const state of CAMERA_READY_STATES) {
      const { items } = await read(`/admin/papers?cameraReady=${state}`);
      expect([state, items.length]).not.toEqual([state, 0]);
    }
  });

  it('has issued letters of acceptance, which can be verified', async () => {
    const { items } = await read('/admin/documents?kind=acceptance&state=issued&limit=20');
    const letters = items as { document: { number: string } }[];
    expect(letters).toHaveLength(3);
    const { body } = await server.call('GET', `/verify/${letters[0]?.document.number}`);
    expect(body).toMatchObject({ state: 'valid', facts: { kind: 'acceptance' } });
  });

  it('has a paper in each state, reviews in each, and payments of each kind', async () => {
    const statuses = await column('SELECT DISTINCT status AS value FROM papers');
    expect(statuses.toSorted()).toEqual([...PAPER_STATUSES].toSorted());
    expect(
      await column('SELECT count(*)::int AS value FROM papers WHERE is_sample_account(owner_id)'),
    ).toEqual([40]);
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
      SELECT last_name AS value FROM users WHERE is_sample
      UNION ALL SELECT last_name FROM registrations WHERE is_sample_account(user_id)
      UNION ALL SELECT name FROM enquiries UNION ALL SELECT sender FROM bank_transfers`);
    expect(names.length).toBeGreaterThan(90);
    expect(names.filter((name) => !name.endsWith('(sample)'))).toEqual([]);
    const titles = await column(
      'SELECT title AS value FROM papers WHERE is_sample_account(owner_id)',
    );
    expect(titles.filter((title) => !title.endsWith('(sample)'))).toEqual([]);
  });

  it('sends no email', async () => {
    expect(
      await column(`
        SELECT kind AS value FROM outgoing_emails
         WHERE status <> 'failed' AND recipient IN (SELECT email FROM users WHERE is_sample)`),
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
    expect(await makeRealData()).toEqual({ paper: 1, receipt: 1 });
    expect(await brokenInvariants(client)).toEqual([]);
  });

  it('leaves totals, charts, exports and bulk acts once real data exists', async () => {
    // Control: until then, samples fill them all.
    expect(withSamples).toMatchObject({ people: 61, papers: 37, registrations: 28 });
    expect(withSamples.money.received.count).toBeGreaterThan(5);
    expect(withSamples.trends.payments.total).toBeGreaterThan(0);
    const paper = (await read('/admin/papers?phase=screening&sort=-number')).items[0];
    const tag = async () => {
      const papers = [{ id: paper.id, revision: paper.revision }];
      const body = { act: 'tag', tag: 'sample', papers };
      return (await server.call('POST', '/admin/papers/acts', { token, body })).body.items[0];
    };
    await makeRealData();

    const left = await totals();
    const people = await column('SELECT count(*)::int AS value FROM users WHERE NOT is_sample');
    const papers = await column(`
      SELECT count(*)::int AS value FROM papers
       WHERE status <> 'draft' AND NOT is_sample_account(owner_id)`);
    const registrations = await column(`
      SELECT count(*)::int AS value FROM registrations WHERE NOT is_sample_account(user_id)`);
    expect([left.people, left.papers, left.registrations].map(Number)).toEqual(
      [people, papers, registrations].flat(),
    );
    expect(left).toMatchObject({ reviews: 0, packages: 1, reconciled: [1, 0] });
    expect(left.money.received.count).toBe(Number(registrations[0]));
    expect(left.trends).toMatchObject({
      registrations: { total: registrations[0] },
      submissions: { total: papers[0] },
    });
    for (const [kind, rows] of Object.entries(left.exported)) {
      expect([kind, withSamples.exported[kind]!.filter(isOfSamples).length > 0]).toEqual([
        kind,
        true,
      ]);
      expect([kind, rows.filter(isOfSamples)]).toEqual([kind, []]);
    }
    expect(await tag()).toMatchObject({
      outcome: 'skipped',
      reason: expect.stringContaining('This is a sample.'),
    });
    // The lists show them until they are removed.
    expect((await read('/admin/papers?q=sample')).items.length).toBeGreaterThan(0);
  });
});
