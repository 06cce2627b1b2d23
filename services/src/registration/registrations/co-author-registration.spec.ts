import { Client } from 'pg';
import { download } from '../../../test/download.js';
import { invitedCoAuthor, submittedPaper } from '../../../test/papers.js';
import type { Person } from '../../../test/people.js';
import { PaymentsLab } from '../../../test/payments.js';
import { pdfTexts } from '../../../test/pdf-texts.js';
import { publicationData } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { renderEmail } from '../../messaging/templates/rendered-email.js';
import { paymentConfirmed } from '../payments/emails/payment-confirmed.email.js';
import { paperWithdrawn } from '../../papers/submission/author.emails.js';
import { registrationCancelled } from '../payments/emails/registration-cancelled.email.js';
import { registrationReceived } from '../payments/emails/registration-received.email.js';
import { brokenInvariants } from '../../operations/invariants/check.js';

const ANOTHER =
  'Another author has already registered this paper. One registration per paper is enough.';

let server: TestApp;
let submitter: Person;
let coAuthor: Person;
let paperId: string;
let denialToken: string;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  submitter = await server.person('user');
  coAuthor = await server.person('user');
  const authors = [{}, { email: coAuthor.user.email.toUpperCase() }];
  paperId = await submittedPaper(server, submitter.user.id, { status: 'accepted', authors });
  denialToken = await invitedCoAuthor(server, paperId, coAuthor.user.email);
});
afterAll(() => server.stop());

const register = ({ token }: Person, changes: object = {}) =>
  server.call('POST', '/payments/manual-registration', {
    token,
    body: publicationData({ ...changes }),
  });
const check = async ({ token }: Person) =>
  (await server.call('GET', '/papers/check-accepted-paper', { token })).body;
const read = async ({ token }: Person) =>
  (await server.call('GET', `/papers/${paperId}`, { token })).body;
const isRegistered = async ({ token }: Person) =>
  (await server.call('GET', '/registration/check-status', { token })).body.isRegistered;

async function broken(): Promise<string[]> {
  const client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
  try {
    return (await brokenInvariants(client)).map(({ name }) => name);
  } finally {
    await client.end();
  }
}

const OF_AN_AUTHOR = 'a live publication registration has an accepted paper of one of its authors';

it('counts an accepted paper for each of its authors, and for no one else', async () => {
  const found = { hasAcceptedPaper: true, papers: [{ id: paperId }] };
  expect(await check(submitter)).toMatchObject(found);
  expect(await check(coAuthor)).toMatchObject(found);
  const none = { hasAcceptedPaper: false, papers: [] };
  expect(await check(await server.person('user'))).toEqual(none);
  const set = 'UPDATE users SET is_email_verified = $2 WHERE id = $1';
  await server.dataSource.query(set, [coAuthor.user.id, false]);
  expect(await check(coAuthor)).toEqual(none);
  expect((await register(coAuthor)).body.code).toBe('PAPER_REQUIRED');
});

it('lets a co-author register and pay for it, and tells the others', async () => {
  const answer = await register(coAuthor);
  expect(answer).toMatchObject({ status: 201, body: { data: { registrationType: 'author' } } });
  expect(await read(coAuthor)).toMatchObject({ payment: 'pending', registeredBy: 'you' });
  expect(await read(submitter)).toMatchObject({
    payment: 'pending',
    registeredBy: 'another-author',
  });
  expect(await isRegistered(coAuthor)).toBe(true);
  expect(await isRegistered(submitter)).toBe(false);
  // A repeat of the same author returns the first payment.
  expect((await register(coAuthor)).body.data.id).toBe(answer.body.data.id);
});

it('allows one registration of a paper when two of its authors register it at once', async () => {
  for (const paper of [{}, { paperId }]) {
    const answers = await Promise.all([register(submitter, paper), register(coAuthor, paper)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'ALREADY_REGISTERED', message: ANOTHER });
    expect(JSON.stringify(refused?.body)).not.toContain('merchantReference');
  }
  const query = `SELECT FROM registrations WHERE paper_id = $1 AND status = 'pending'`;
  expect(await server.dataSource.query(query, [paperId])).toHaveLength(1);
  expect(await broken()).toEqual([]);
});

it('names the paper and the camera-ready version in the email that confirms the payment', async () => {
  const { email } = coAuthor.user;
  const { id } = (await register(coAuthor, { email })).body.data;
  const lab = await PaymentsLab.open(server);
  expect((await lab.confirm(id, { amount: 350 })).status).toBe(200);
  const sent = server.emails.last(email, paymentConfirmed);
  const paper = { title: 'Radio and its machines', link: expect.stringContaining(paperId) };
  expect(sent.data.paper).toEqual(paper);
  const edition = {
    name: 'Conference',
    siteUrl: server.origin,
    contactEmail: 'office@example.org',
  };
  const { text } = renderEmail(paymentConfirmed, sent.data, edition);
  expect(text).toContain('Next step: The corresponding author uploads the camera-ready version');
});

it('names the paper in the emails, on the invoice and on the receipt', async () => {
  const { email } = coAuthor.user;
  const { id } = (await register(coAuthor, { email })).body.data;
  const edition = { name: 'Conference', siteUrl: server.origin, contactEmail: 'o@example.org' };
  const received = server.emails.last(email, registrationReceived);
  const { text: asksForMoney } = renderEmail(registrationReceived, received.data, edition);
  expect(asksForMoney).toContain('Radio and its machines');
  await (await PaymentsLab.open(server)).confirm(id, { amount: 350 });
  const confirmed = server.emails.last(email, paymentConfirmed);
  const { text: confirms } = renderEmail(paymentConfirmed, confirmed.data, edition);
  expect(confirms).toContain('Radio and its machines');
  const files = await Promise.all(
    (['pro-forma', 'receipt'] as const).map(async (document) => {
      const request = { kind: 'payment-document', paymentId: id, document };
      const file = await download(server, coAuthor.token, request);
      return Buffer.from(await file.arrayBuffer());
    }),
  );
  for (const text of await pdfTexts(files)) expect(text).toContain('Radio and its machines');
});

describe('a withdrawal after acceptance', () => {
  const withdraw = (token = submitter.token) =>
    server.call('POST', `/papers/${paperId}/withdraw`, { token, body: {} });
  const effect = () => server.emails.last(submitter.user.email, paperWithdrawn).data.payment;
  const statusOf = async (id: string) => {
    const [row] = await server.dataSource.query(
      `SELECT p.status AS payment, r.status AS registration FROM payments p
         JOIN registrations r ON r.id = p.registration_id WHERE p.id = $1`,
      [id],
    );
    return row as unknown;
  };

  it('is only the submitter’s, and is due nothing without a registration', async () => {
    expect((await withdraw(coAuthor.token)).status).toBe(404);
    expect((await withdraw()).body).toMatchObject({ status: 'withdrawn' });
    expect(effect()).toBe('no-registration');
    expect((await register(coAuthor)).body.code).toBe('PAPER_REQUIRED');
  });

  it('cancels an unpaid registration, and its author is told', async () => {
    const { email } = coAuthor.user;
    const { id } = (await register(coAuthor, { email })).body.data;
    expect((await withdraw()).status).toBe(200);
    expect(await statusOf(id)).toEqual({ payment: 'cancelled', registration: 'cancelled' });
    expect(effect()).toBe('cancelled');
    expect(server.emails.last(email, registrationCancelled).data.reason).toMatch(/withdrawn/);
    expect(await broken()).toEqual([]);
  });

  it('keeps a registration for which money was received', async () => {
    const { id } = (await register(coAuthor)).body.data;
    await (await PaymentsLab.open(server)).confirm(id, { amount: 350 });
    expect((await withdraw()).status).toBe(200);
    expect(await statusOf(id)).toEqual({ payment: 'completed', registration: 'completed' });
    expect(effect()).toBe('money-received');
    expect(await broken()).toEqual([]);
  });

  it('locks the paper before the payment, as a change of the package does', async () => {
    const { id } = (await register(submitter)).body.data;
    const runner = server.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT FROM papers WHERE id = $1 FOR UPDATE', [paperId]);
    const choice = { registrationPackage: 'virtual_publication', academicCategory: 'professional' };
    const answer = server.call('PUT', `/payments/${id}/package`, {
      token: submitter.token,
      body: { ...choice, price: 350 },
    });
    await waiting();
    await runner.query('SELECT FROM payments WHERE id = $1 FOR UPDATE NOWAIT', [id]);
    await runner.commitTransaction();
    await runner.release();
    expect((await answer).status).toBe(200);
  });

  it('leaves no registration of a withdrawn paper when both happen at once', async () => {
    await Promise.all([register(coAuthor), withdraw()]);
    expect(await broken()).toEqual([]);
    const live = `SELECT FROM registrations WHERE paper_id = $1 AND status = 'pending'`;
    expect(await server.dataSource.query(live, [paperId])).toEqual([]);
  });
});

it('is refused after the person said that they are not an author', async () => {
  await server.call('POST', `/papers/authorships/${denialToken}/denial`);
  expect(await register(coAuthor)).toMatchObject({ status: 409, body: { code: 'PAPER_REQUIRED' } });
});

it('waits for a denial that is being recorded, and then is refused', async () => {
  const runner = server.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('SELECT FROM papers WHERE id = $1 FOR UPDATE', [paperId]);
  await runner.query('UPDATE paper_co_authors SET denied_at = now() WHERE paper_id = $1', [
    paperId,
  ]);
  const answer = register(coAuthor);
  await waiting();
  await runner.commitTransaction();
  await runner.release();
  expect((await answer).body.code).toBe('PAPER_REQUIRED');
});

/** Until a statement waits for the lock of another one. */
async function waiting(): Promise<void> {
  const query = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await server.dataSource.query<object[]>(query)).length === 0);
}

it('keeps an invariant: a registration of a paper belongs to one of its authors', async () => {
  await register(coAuthor);
  expect(await broken()).toEqual([]);
  // The registration is a fact: it stays valid when the person denies the authorship later.
  await server.call('POST', `/papers/authorships/${denialToken}/denial`);
  expect(await broken()).toEqual([]);
  const forget = 'UPDATE paper_co_authors SET user_id = NULL WHERE paper_id = $1';
  await server.dataSource.query(forget, [paperId]);
  expect(await broken()).toEqual([OF_AN_AUTHOR]);
});
