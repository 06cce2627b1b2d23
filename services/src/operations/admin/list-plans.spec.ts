import { Client } from 'pg';
import type { Person } from '../../../test/people.js';
import {
  isOfSession,
  recordedStatements,
  type Statement,
} from '../../../test/recorded-statements.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { PAPER_STATUSES } from '../../papers/status/paper-status.js';
import { seed } from '../seed/seed.js';

let server: TestApp;
let admin: Person;
let client: Client;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.person('admin');
  client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
  await client.query('SET enable_seqscan = off');
  await seed(
    client,
    { users: 12_000, registrations: 12_000, papers: 2000, reviews: 6000 },
    'no login',
  );
});
afterAll(async () => {
  await client.end();
  await server.stop();
});

const asAdmin = (method: string, path: string, body?: unknown) =>
  server.call(method, path, { token: admin.token, body });

/** The statements of a request, without that of its session. */
async function statementsOf(method: string, path: string, body?: unknown): Promise<Statement[]> {
  const statements = await recordedStatements(async () => {
    const { status } = await asAdmin(method, path, body);
    expect(status).toBe(200);
  });
  return statements.filter(({ text }) => !isOfSession(text));
}

/**
 * The tables that a statement reads from their first row to their last, since no index leads to what it
 * wants: in a table as small as here the planner would do so by choice as well, and is told not to.
 */
async function scannedBy({ text, values }: Omit<Statement, 'name'>): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(
    `EXPLAIN (FORMAT JSON) ${text}`,
    values,
  );
  const plan = JSON.stringify(rows[0]?.['QUERY PLAN']);
  return [...plan.matchAll(/"Node Type":"Seq Scan"[^}]*?"Relation Name":"(\w+)"/g)].map(
    ([, table = '']) => table,
  );
}

/** Rows that the costliest step of a plan reads and leaves out. */
function mostRemovedIn(plan: string): number {
  const removed = plan.matchAll(/"Rows Removed by Filter":(\d+)/g);
  return Math.max(0, ...[...removed].map(([, count]) => Number(count)));
}

async function removedBy(text: string, values: unknown[] = []): Promise<number> {
  const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
  return mostRemovedIn(JSON.stringify(rows));
}

const GROWING = [
  'users',
  'registrations',
  'payments',
  'audit_entries',
  'ledger_entries',
  'bank_transfers',
  'bank_lines',
  'bank_statements',
  'papers',
  'paper_authors',
  'paper_comments',
  'paper_scores',
  'paper_transitions',
  'reviews',
];

async function deepCursor(path: string): Promise<string> {
  const { body } = await asAdmin('GET', `${path}&limit=50`);
  return `${path}&cursor=${body.nextCursor}`;
}

describe('a request of the admin area', () => {
  const lists = [
    '/admin/users?sort=-createdAt',
    '/admin/users?sort=name',
    '/admin/users?sort=-name&role=reviewer',
    '/admin/users?sort=createdAt&verified=false',
    '/admin/users?sort=name&disabled=true',
    '/admin/users?sort=-createdAt&q=person117',
    '/admin/users?sort=-createdAt&q=person117@',
    '/admin/payments?sort=-createdAt',
    '/admin/payments?sort=name',
    '/admin/payments?sort=-amount',
    '/admin/payments?sort=-createdAt&needs=proof',
    '/admin/payments?sort=-createdAt&needs=student-proof',
    '/admin/payments?sort=-createdAt&studentProof=missing',
    '/admin/payments?sort=-createdAt&q=SEED-000117',
    '/admin/payments?sort=-createdAt&q=C25-R00117',
    '/admin/transfers?sort=-createdAt&q=sample%20university',
    '/admin/transfers?sort=-createdAt&q=250.00',
    '/admin/transfers?sort=-createdAt&q=7K4M',
    '/admin/payments?sort=-createdAt&q=person117',
    '/admin/payments?sort=-createdAt&q=7K4M',
    '/admin/papers?sort=-submittedAt',
    '/admin/papers?sort=title&status=under-review',
    '/admin/papers?sort=due',
    '/admin/papers?sort=number',
    '/admin/papers?sort=-number',
    '/admin/papers?sort=-submittedAt&status=accepted',
    '/admin/papers?sort=-score',
    '/admin/papers?sort=score&phase=review',
    '/admin/papers?sort=-submittedAt&phase=decisions',
    '/admin/papers?sort=-score&type=poster',
    '/admin/papers?sort=-submittedAt&topic=Synthetic%20media',
    '/admin/papers?sort=-submittedAt&tag=discuss',
    '/admin/papers?sort=-submittedAt&handler=5eed0000-0000-7000-8000-000000000001',
    '/admin/papers?sort=-submittedAt&handler=mine',
    '/admin/papers?sort=-submittedAt&handler=none',
    '/admin/papers?sort=-submittedAt&overdue=true',
    '/admin/papers?sort=-submittedAt&reviewsMissing=true',
    '/admin/papers?sort=-submittedAt&outcome=pending',
    '/admin/papers?sort=-submittedAt&registration=none',
    '/admin/papers?sort=title&cameraReady=missing',
    '/admin/papers?sort=due&needs=acknowledgement',
    '/admin/papers?sort=-submittedAt&needs=decision',
    '/admin/papers?sort=-submittedAt&needs=discussion',
    '/admin/papers?sort=-submittedAt&needs=similarity',
    '/admin/papers?sort=number&status=decision-recorded&needs=release',
    '/admin/papers?sort=due&needs=verification',
    '/admin/papers?sort=-submittedAt&needs=camera-ready',
    '/admin/transfers?sort=-createdAt&open=true',
    '/admin/papers?sort=-submittedAt&q=co-author%20117',
    '/admin/papers?sort=title&q=sample%20paper',
    '/admin/papers?sort=-submittedAt&q=convergence%20machines',
    '/admin/papers?sort=-submittedAt&q=%23117',
    '/admin/audit?sort=-at',
    '/admin/audit?sort=-at&subjectType=payment&subject=5eed0002-0000-7000-8000-000000000001',
    '/admin/audit?sort=-at&q=person117@',
    '/admin/audit?sort=at&action=payment.rejected',
    '/admin/audit?sort=-at&from=2025-06-03T00:00:00Z&to=2025-06-04T00:00:00Z',
  ];

  // Reviewers are few: their loads are counted for each request, in every sort order.
  const reviewers = [
    '/admin/reviewers?sort=name',
    '/admin/reviewers?sort=-load&availability=available',
    '/admin/reviewers?sort=name&topic=Synthetic%20media&q=person',
  ];

  // The seed imports none.
  const statements = [
    '/admin/statements?sort=-createdAt',
    '/admin/statements?sort=-createdAt&q=sample%20university',
    '/admin/statements?sort=-createdAt&q=250.00',
  ];

  it.each([...lists, ...reviewers, ...statements])(
    'makes at most two statements, three for a search of papers, and reads no table whole: %s',
    async (path) => {
      const statements = await statementsOf('GET', path);
      const most = /papers.*q=(?!%23)/.test(path) ? 3 : 2;
      expect(statements.length).toBeLessThanOrEqual(most);
      const scanned = (await Promise.all(statements.map(scannedBy))).flat();
      expect(scanned.filter((table) => GROWING.includes(table))).toEqual([]);
    },
  );

  it.each(
    lists.filter(
      (path) => !/q=|subject=|studentProof=|needs=(?!ack|dec)|open=|tag=|handler=/.test(path),
    ),
  )('begins a later page where it begins: %s', async (path) => {
    const [page] = await statementsOf('GET', await deepCursor(path));
    const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${page?.text}`,
      page?.values,
    );
    const plan = JSON.stringify(rows[0]?.['QUERY PLAN']);
    expect(mostRemovedIn(plan)).toBeLessThan(200);
    expect(plan).not.toMatch(/"Node Type":"Sort"/);
  });

  it.each(PAPER_STATUSES.filter((status) => status !== 'draft'))(
    'knows which papers are overdue that are %s',
    async (status) => {
      const path = `/admin/papers?status=${status}&limit=100`;
      const overdue: { isOverdue: boolean }[] = (await asAdmin('GET', `${path}&overdue=true`)).body
        .items;
      expect(overdue.filter(({ isOverdue }) => !isOverdue)).toEqual([]);
      const all: { isOverdue: boolean }[] = (await asAdmin('GET', path)).body.items;
      expect(overdue.length > 0).toBe(all.some(({ isOverdue }) => isOverdue));
      const [page] = await statementsOf('GET', `${path}&overdue=true`);
      const plan = await client.query(`EXPLAIN ${page?.text}`, page?.values);
      expect(/ on papers p/.test(JSON.stringify(plan.rows))).toBe(all[0]?.isOverdue);
    },
  );

  it.each(['co-author 117', 'zebra', 'sample paper'])(
    'finds papers without reading the list to its end: %s',
    async (q) => {
      const path = `/admin/papers?sort=number&limit=20&q=${encodeURIComponent(q)}`;
      const { rows: wanted } = await client.query(
        `SELECT id FROM papers WHERE submitted_at IS NOT NULL
            AND (search_text LIKE $1 OR search_words @@ websearch_to_tsquery('english', $2))
          ORDER BY number LIMIT 20`,
        [`%${q}%`, q],
      );
      const found: { id: string }[] = (await asAdmin('GET', path)).body.items;
      expect(found.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
      const page = (await statementsOf('GET', path)).find(({ text }) => text.includes('limit'));
      expect(await removedBy(page?.text ?? '', page?.values)).toBeLessThan(200);
    },
  );

  it('would be seen to read a list of papers to its end', async () => {
    await client.query('BEGIN');
    await client.query('SET LOCAL enable_bitmapscan = off');
    const text = `SELECT id FROM papers WHERE submitted_at IS NOT NULL AND search_text LIKE '%zebra%'
      ORDER BY submitted_at LIMIT 20`;
    expect(await removedBy(text)).toBeGreaterThan(1000);
    await client.query('ROLLBACK');
  });

  it('would be seen to read a table whole', async () => {
    const text = 'SELECT count(*) FROM users WHERE position IS NULL';
    expect(await scannedBy({ text, values: [] })).toEqual(['users']);
  });

  it.each([
    ['GET', '/admin/dashboard/stats', 2],
    ['GET', '/admin/dashboard/work', 1],
    ['GET', '/admin/dashboard/progress', 2],
    ['GET', '/admin/dashboard/trends', 1],
    ['GET', '/admin/audit/filters', 1],
    ['GET', '/admin/users/5eed0000-0000-7000-8000-000000000005', 1],
    ['GET', '/admin/payments/5eed0002-0000-7000-8000-000000000005', 1],
    ['GET', '/admin/papers/5eed0003-0000-7000-8000-000000000003', 1],
  ])('opens with few statements: %s %s', async (method, path, most) => {
    const statements = await statementsOf(method, path);
    expect(statements.length).toBeLessThanOrEqual(most);
    const scanned = (await Promise.all(statements.map(scannedBy))).flat();
    expect(scanned.filter((table) => GROWING.includes(table))).toEqual([]);
  });

  it.each([
    [
      'PATCH',
      '/admin/users/5eed0000-0000-7000-8000-000000000006',
      { role: 'reviewer', disabled: true, version: 1 },
      6,
    ],
    [
      'POST',
      '/admin/payments/5eed0002-0000-7000-8000-00000000000a/reject',
      { reason: 'No money came.', version: 1 },
      7,
    ],
    [
      'POST',
      '/admin/papers/5eed0003-0000-7000-8000-000000000007/decision',
      { revision: 1, decision: 'accepted' },
      6,
    ],
  ])('saves with few statements: %s %s', async (method, path, body, most) => {
    const statements = await statementsOf(method, path, body);
    expect(statements.length).toBeLessThanOrEqual(most);
  });

  /** One locks the payment and the next reads it: a hold that another press had begun is seen. */
  it('confirms a payment, with a receipt and its number, with seven statements', async () => {
    const path = '/admin/payments/5eed0002-0000-7000-8000-00000000000b';
    const { version, amount } = (await asAdmin('GET', path)).body;
    const money = { amount, date: '2025-06-20', bankTransactionId: 'SAMPLE-1' };
    const statements = await statementsOf('POST', `${path}/confirm`, { version, ...money });
    expect(statements.length).toBeLessThanOrEqual(7);
  });
});
