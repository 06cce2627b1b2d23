import { parseCsvObjects } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { download } from '../../../test/download.js';
import { paperContent, paperForm, paperPdf } from '../../../test/paper-files.js';
import type { Person } from '../../../test/people.js';
import { PaymentsLab, receipt } from '../../../test/payments.js';
import { registrationData } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { exportColumnsSchema } from '../../platform/downloads/export-columns.js';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.person('admin');
  await seed(2500);
});
afterAll(() => server.stop());

/** More people than one page of an export holds, many of them of one moment and one name. */
const seed = (people: number) =>
  server.dataSource.query(
    `INSERT INTO users (id, email, password_hash, first_name, last_name, organization, role,
                        is_email_verified, is_disabled, is_sample, created_at)
     SELECT gen_random_uuid(), 'p' || n || '@example.org', 'none', 'Chidi', 'Name ' || n % 7, 'Seeded',
            'researcher', n % 2 = 0, n % 100 = 0, false, '2025-10-01'::timestamptz + n % 9 * interval '1.000001 s'
       FROM generate_series(1, $1::int) n`,
    [people],
  );

async function csv(body: object): Promise<Record<string, unknown>[]> {
  const answer = await download(server, admin.token, { format: 'csv', ...body });
  return parseCsvObjects(await answer.text()).data;
}

async function xlsx(body: object): Promise<unknown[][]> {
  const answer = await download(server, admin.token, { format: 'xlsx', ...body });
  const workbook = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  return workbook.sheets[0]?.rows ?? [];
}

describe('an export of users', () => {
  it.each(['createdAt', '-createdAt', 'name', '-name'])(
    'has everybody once, sorted by %s',
    async (sort) => {
      const rows = await csv({ kind: 'users', q: 'seeded', sort });
      expect(new Set(rows.map((row) => row['Email'])).size).toBe(2500);
      expect(rows).toHaveLength(2500);
      const keys = rows.map((row) =>
        String(sort.endsWith('name') ? row['Last name'] : row['Created (UTC)']),
      );
      const ascending = [...keys].sort();
      expect(keys).toEqual(sort.startsWith('-') ? ascending.reverse() : ascending);
    },
  );

  it('has whom the filters of the list show', async () => {
    const disabled = await csv({ kind: 'users', disabled: true, verified: true });
    expect(disabled).toHaveLength(25);
    expect(await csv({ kind: 'users', disabled: true, verified: false })).toEqual([]);
    expect(await csv({ kind: 'users', role: 'admin' })).toMatchObject([
      { Email: admin.user.email, Role: 'admin', Disabled: 'false' },
    ]);
  });

  it('gives a spreadsheet its types', async () => {
    await server.dataSource.query(
      `UPDATE users SET organization = '=1+1' WHERE email = 'p100@example.org'`,
    );
    const [headers, row, ...others] = await xlsx({ kind: 'users', q: 'p100@' });
    expect(others).toEqual([]);
    const cells = Object.fromEntries((headers ?? []).map((name, at) => [name, row?.[at]]));
    expect(cells).toMatchObject({
      Organization: '=1+1',
      'Email verified': true,
      Disabled: true,
      'Created (UTC)': new Date('2025-10-01T00:00:01.000Z'),
    });
  });
});

describe('an export of payments', () => {
  it('tells amounts in dollars, as numbers', async () => {
    const { token } = await server.person('user');
    const { body } = await server.call('POST', '/payments/manual-registration', {
      token,
      body: registrationData({ lastName: '=cmd' }),
    });
    const reference = body.data.merchantReference;
    const [row] = await csv({ kind: 'payments', q: reference });
    expect(row).toMatchObject({ Reference: reference, Amount: '50', 'Last name': `'=cmd` });
    const unpaid = { Received: '0', 'Bank transaction': '', Receipt: '' };
    expect(row).toMatchObject({ ...unpaid, 'Proof of student status': 'No' });
    const [, typed] = await xlsx({ kind: 'payments', q: reference, state: 'awaiting-payment' });
    expect(typed?.slice(0, 4)).toEqual([reference, 'Awaiting payment', 50, 'USD']);
    expect(await csv({ kind: 'payments', q: reference, state: 'rejected' })).toEqual([]);
  });

  it('names the bank line and the receipt of a confirmed payment', async () => {
    const lab = await PaymentsLab.open(server);
    const { id, ref } = await lab.registered();
    expect((await lab.confirm(id)).status).toBe(200);
    const { receiptNumber } = await lab.read(id);
    const [row] = await csv({ kind: 'payments', q: ref });
    expect(row).toMatchObject({
      Received: '50',
      'Value date': receipt.date,
      'Bank transaction': receipt.bankTransactionId,
      Receipt: receiptNumber,
    });
  });
});

it('offers the columns of payments by purpose, without answers about health', async () => {
  const { body } = await server.call('GET', '/downloads/columns/payments', admin);
  const { sets } = exportColumnsSchema.parse(body);
  expect(sets.map(({ label }) => label)).toEqual(['Badges', 'Reconciliation']);
  const needed = [
    ...['received', 'valueDate', 'bankTransaction', 'receipt', 'paper'],
    ...['organization', 'country', 'phone', 'proof'],
  ];
  expect(sets[1]?.columns).toEqual(expect.arrayContaining(needed));
  const columns = sets[0]?.columns;
  const [headers] = await xlsx({ kind: 'payments', columns });
  expect(headers).toHaveLength(columns?.length ?? 0);
  expect(headers).toEqual(expect.arrayContaining(['First name', 'Organization', 'Country']));
});

describe('an export of papers', () => {
  let author: Person;
  let content: Buffer;
  beforeAll(async () => {
    author = await server.person('user');
    content = await paperPdf();
    const call = (method: string, path: string, body?: unknown) =>
      server.call(method, path, { token: author.token, body });
    const { id, revision } = (await call('POST', '/papers', { kind: 'full-paper' })).body;
    await call('PATCH', `/papers/${id}`, { ...paperContent({ title: '=Radio/1' }), revision });
    await call('POST', `/papers/${id}/files`, paperForm(content));
    expect((await call('POST', `/papers/${id}/submit`)).status).toBe(200);
  });

  const fileOf = (format: string, filters: object = {}, token = admin.token) =>
    download(server, token, { kind: 'papers', format, ...filters });

  it('holds what the filters of the list show, as CSV and as JSON', async () => {
    expect(await csv({ kind: 'papers', q: 'radio' })).toMatchObject([
      { Title: "'=Radio/1", Authors: 'Ada Okafor', Status: 'Submitted' },
    ]);
    const rows: unknown = await (await fileOf('json', { status: 'submitted' })).json();
    expect(rows).toMatchObject([{ title: '=Radio/1', isOverdue: false }]);
    expect(await (await fileOf('json', { status: 'accepted' })).json()).toEqual([]);
  });

  it('holds what proceedings and reviewing need', async () => {
    const [row] = await csv({ kind: 'papers', q: 'radio' });
    expect(row).toMatchObject({
      'Author emails': expect.stringContaining('@'),
      'Corresponding author': 'Ada Okafor',
      Abstract: expect.stringMatching(/\w/),
      Keywords: expect.stringContaining('; '),
      Decision: '',
      Registered: 'false',
      Paid: 'false',
      'Camera-ready': 'Missing',
      'Camera-ready pages': '',
    });
    const [paper] = (await (await fileOf('json', { q: 'radio' })).json()) as object[];
    expect(paper).toMatchObject({ registration: 'none', reviewers: [], authorList: [{}] });
  });

  it('has the columns that a person chose, in the order of the list', async () => {
    const path = '/downloads/columns/papers';
    const { body } = await server.call('GET', path, admin);
    const { columns, sets } = exportColumnsSchema.parse(body);
    expect(columns.slice(0, 2)).toEqual([
      { id: 'number', label: 'Number' },
      { id: 'title', label: 'Title' },
    ]);
    const proceedings = sets.find(({ id }) => id === 'proceedings')?.columns;
    expect(proceedings).toEqual(
      expect.arrayContaining([
        ...['authors', 'authorEmails', 'affiliations', 'countries', 'abstract', 'keywords', 'paid'],
      ]),
    );
    const chosen = { columns: ['keywords', 'title', 'gone'] };
    const [headers] = await xlsx({ kind: 'papers', q: 'radio', ...chosen });
    expect(headers).toEqual(['Title', 'Keywords']);
    const [all] = await xlsx({ kind: 'papers', q: 'radio', columns: ['gone'] });
    expect(all).toHaveLength(columns.length);
    expect((await server.call('GET', path, author)).status).toBe(403);
    expect((await server.call('GET', '/downloads/columns/paper', admin)).status).toBe(404);
  });

  it('holds the PDFs as they were handed in, under harmless names', async () => {
    const answer = await fileOf('zip');
    expect(answer.headers.get('content-disposition')).toContain('.zip');
    const zip = Buffer.from(await answer.arrayBuffer());
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    expect(zip.includes('0001-radio-1.pdf')).toBe(true);
    expect(zip.includes(content)).toBe(true);
  });

  it('leaves out papers of the admin’s own', async () => {
    const own = await server.person('admin');
    await server.dataSource.query('UPDATE papers SET owner_id = $1', [own.user.id]);
    expect(await (await fileOf('json', {}, own.token)).json()).toEqual([]);
    const zip = Buffer.from(await (await fileOf('zip', {}, own.token)).arrayBuffer());
    expect(zip.includes(content)).toBe(false);
  });
});
