import { PERMISSIONS, type Permission } from '../src/platform/http/policy/rights.js';
import { newId } from '../src/platform/core/new-id.js';
import { RouteTable } from '../src/platform/http/policy/route-table.js';
import { download } from './download.js';
import { submittedPaper } from './papers.js';
import { offer } from './offers.js';
import { PaymentsLab } from './payments.js';
import { permit, type Person } from './people.js';
import { registrationData } from './registration-data.js';
import { startTestApp, type TestApp } from './test-app.js';

/** Of one payment of an account, one without an account, and one bank transfer. */
const PAYER = 'Quillfeather';
const SENDER = 'Ministry of Samples';
const TRANSACTION = 'TRX-4471-0093';
/** Why a payer applies for a waiver. */
const REASON = 'Our ministry froze the travel grants of the faculty.';

/** Its fee is reduced. */
const BANDED = 'Ethiopia';
const BAND = 'Country band';
const feeBands = {
  ...{ open: true, unclassified: 'high', check: 'finance' },
  shares: { low: 50, lowerMiddle: 100, upperMiddle: 100, high: 100 },
};

const MAY_SEE: readonly Permission[] = ['owner', 'finance'];

/** The desk at the entrance searches for names. */
const NAMES_ONLY: readonly Permission[] = ['check-in'];

/** Prices and bank details of an edition are public. */
const PUBLIC = /^\/admin\/(editions|bank-changes)/;

let server: TestApp;
let ids: Record<string, string>;
let references: string[];
beforeAll(async () => {
  server = await startTestApp();
  const lab = await PaymentsLab.open(server);
  const { token } = lab.admin;
  await offer(lab, { feeBands });
  const [mine, paid] = [await lab.registered({ country: BANDED }), await lab.registered()];
  await lab.confirm(paid.id, { bankTransactionId: TRANSACTION });
  const anonymous = await server.call('POST', '/payments/manual-registration', {
    body: registrationData({ lastName: PAYER }),
  });
  references = [mine.ref, paid.ref, anonymous.body.data.merchantReference as string];
  const transfer = {
    amount: 150,
    date: '2025-10-14',
    bankTransactionId: 'TRX-4471-0094',
    sender: SENDER,
    remittance: 'three people',
  };
  const { body } = await server.call('POST', '/admin/transfers', { token, body: transfer });
  await offer(lab, { reductions: { discountCodes: false, waivers: true } });
  const path = `/payments/${mine.id}/waiver`;
  await server.call('PUT', path, { token: mine.token, body: { reason: REASON, canPay: 20 } });
  const waivers = await server.call('GET', '/admin/waivers', { token });
  ids = {
    '/admin/waivers': waivers.body.items[0].id as string,
    '/admin/users': mine.user.id,
    '/admin/payments': paid.id,
    '/admin/transfers': body.id as string,
    '/admin/papers': await submittedPaper(server, mine.user.id),
  };
  await server.dataSource.query(
    `UPDATE registrations SET type = 'author', paper_id = $2 FROM payments
      WHERE payments.registration_id = registrations.id AND payments.id = $1`,
    [mine.id, ids['/admin/papers']],
  );
});
afterAll(() => server.stop());

/** Every page of the admin area, with the id of a row that leads to a payment. */
const addresses = () =>
  server.app
    .get(RouteTable, { strict: false })
    .routes()
    .filter(({ method, policy }) => method === 'GET' && policy?.level === 'admin')
    .map(({ path }) => path.replace(/:id/, ids[path.replace(/\/:.*$/, '')] ?? ':id'))
    .filter((path) => !PUBLIC.test(path));

const EXPORTS = ['users', 'papers', 'payments', 'enquiries', 'applications', 'audit'];

/** What an answer says of payments: references, payers, transactions, and figures with an amount's name. */
function foundIn(text: string): string[] {
  const names = [...references, PAYER, SENDER, TRANSACTION, REASON, BAND].filter((name) =>
    text.includes(name),
  );
  const amounts = [...text.matchAll(/"\w*(?:amount|cents)\w*":-?\d+/gi)].map(([found]) => found);
  return [...names, ...amounts];
}

async function reveals({ token }: Person): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of addresses()) {
    const { body } = await server.call('GET', path, { token });
    found[path] = foundIn(JSON.stringify(body) ?? '');
  }
  for (const kind of EXPORTS) {
    const { status } = await server.call('POST', '/downloads', {
      token,
      body: { kind, format: 'csv' },
    });
    if (status === 403) continue;
    found[kind] = foundIn(await (await download(server, token, { kind, format: 'csv' })).text());
  }
  return Object.fromEntries(Object.entries(found).filter(([, names]) => names.length > 0));
}

describe('amounts, payers and payments', () => {
  it.each([...PERMISSIONS])('are shown to finance and owners only: %s', async (permission) => {
    const person = await server.person('admin');
    await permit(server, person, [permission]);
    const found = await reveals(person);
    const names = NAMES_ONLY.includes(permission)
      ? { '/admin/check-in': [PAYER], '/admin/check-in/device-list': [PAYER] }
      : {};
    if (!MAY_SEE.includes(permission)) return expect(found).toEqual(names);
    // Without these, the search would find nothing anywhere.
    expect(Object.keys(found)).toEqual(
      expect.arrayContaining([
        '/admin/payments',
        `/admin/payments/${ids['/admin/payments']}`,
        '/admin/transfers',
        '/admin/waivers',
        `/admin/users/${ids['/admin/users']}`,
        '/admin/dashboard/work',
        '/admin/dashboard/progress',
        'payments',
      ]),
    );
    const ofPaper = `/admin/papers/${ids['/admin/papers']}/payment`;
    const { body } = await server.call('GET', ofPaper, person);
    const registered = permission === 'owner' ? expect.stringMatching(/^Adaeze /) : undefined;
    expect(body.payment?.registered).toEqual(registered);
    expect(Object.hasOwn(found, ofPaper)).toBe(permission === 'owner');
    expect(found['/admin/payments']).toEqual(expect.arrayContaining([...references, PAYER]));
  });

  it('of chairs become settled or not settled', async () => {
    const chair = await server.person('admin');
    await permit(server, chair, ['chair']);
    const { body } = await server.call('GET', `/admin/users/${ids['/admin/users']}`, chair);
    expect(body.registrations).toEqual([
      expect.objectContaining({ isSettled: false, payment: null }),
    ]);
  });

  it('are not told to chairs by the kinds of emails', async () => {
    const person = await server.person('admin');
    await server.dataSource.query(
      `INSERT INTO outgoing_emails (id, kind, recipient, cause, data, status, tries, next_try_at, history, created_at)
       SELECT gen_random_uuid(), 'refund-account-replaced', email, 'sample', '{}', 'failed', 1, now(), '[]', now()
         FROM users WHERE id = $1`,
      [ids['/admin/users']],
    );
    const kinds = async (permission: Permission) => {
      await permit(server, person, [permission]);
      const { body } = await server.call('GET', `/admin/users/${ids['/admin/users']}`, person);
      return (body.emails as { kind: string }[]).map(({ kind }) => kind);
    };
    const told = ['registration-received', 'refund-account-replaced'];
    expect(await kinds('finance')).toEqual(expect.arrayContaining(told));
    expect(
      (await kinds('chair')).filter((kind) => /payment|registration|waiver|refund/.test(kind)),
    ).toEqual([]);
  });
});

describe('a file', () => {
  const readers: Record<string, readonly Permission[]> = {
    paper: ['owner', 'chair', 'track-chair', 'read-only'],
    'payment-proof': ['owner', 'finance'],
    cv: ['owner', 'chair', 'site-editor', 'read-only'],
  };

  it.each(Object.entries(readers))('is read with its list: %s', async (purpose, expected) => {
    const id = await storedFile(purpose);
    for (const permission of PERMISSIONS) {
      const person = await server.person('admin');
      await permit(server, person, [permission]);
      const byPage = await server.call('GET', `/files/${id}`, person);
      const ticket = { token: person.token, body: { kind: 'file', fileId: id } };
      const byTicket = await server.call('POST', '/downloads', ticket);
      const refused = [byPage, byTicket].map(({ status }) => [403, 404].includes(status));
      const isReader = expected.includes(permission);
      expect({ permission, refused }).toEqual({ permission, refused: [!isReader, !isReader] });
    }
  });
});

const NEW_VERSION = `
  INSERT INTO paper_versions (id, paper_id, number, stage, round, file_id, pages, is_submitted, created_at)
  VALUES (gen_random_uuid(), $1, 1, 'submission', 1, $2, 1, true, now())`;

const aPaper = async () => submittedPaper(server, (await server.person('user')).user.id);

/** Its row; the content is not in the store. */
async function storedFile(purpose: string): Promise<string> {
  const id = newId();
  await server.dataSource.query(
    `INSERT INTO files (id, storage_key, name, type, bytes, sha256, purpose, created_at)
     VALUES ($1, $2, 'a.pdf', 'application/pdf', 1, '\\x00', $3, now())`,
    [id, `${purpose}/${id}.pdf`, purpose],
  );
  if (purpose === 'paper') await server.dataSource.query(NEW_VERSION, [await aPaper(), id]);
  return id;
}
