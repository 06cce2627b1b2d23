import { newId } from '../../../platform/core/new-id.js';
import { PaymentsLab } from '../../../../test/payments.js';
import { permit, type Person } from '../../../../test/people.js';
import {
  makePaper,
  publicationData,
  registrationData,
} from '../../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { renderEmail } from '../../../messaging/templates/rendered-email.js';
import { registrationReceived } from '../emails/registration-received.email.js';

let server: TestApp;
let lab: PaymentsLab;
let organiser: Person;
let person: Person;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
  organiser = await server.person('admin');
  await permit(server, organiser, ['finance']);
});
beforeEach(async () => {
  person = await server.person('user');
});
afterAll(() => server.stop());

const find = (email: string) =>
  server.call('POST', '/admin/registrations/person', { token: organiser.token, body: { email } });

const register = (body: object, headers: Record<string, string> = { 'idempotency-key': newId() }) =>
  server.call('POST', '/admin/registrations', { token: organiser.token, body, headers });

const dataOf = ({ user }: Person, changes: object = {}) =>
  registrationData({ email: user.email, ...changes });

it('finds the account by its address, with its papers and registrations', async () => {
  const paperId = await makePaper(server.app, person.user.id);
  expect((await find(person.user.email.toUpperCase())).body).toEqual({
    id: person.user.id,
    email: person.user.email,
    title: null,
    firstName: 'Ada',
    lastName: 'Okafor',
    organization: 'University of Nairobi',
    position: null,
    country: null,
    phone: null,
    papers: [{ id: paperId, title: 'Radio and its machines' }],
    registrations: [],
  });
  const { merchantReference } = (await register(dataOf(person))).body;
  expect((await find(person.user.email)).body.registrations).toEqual([
    expect.objectContaining({ merchantReference, packageName: 'Virtual, presentation only' }),
  ]);
});

it('says what to do without an account, and for one that is not confirmed', async () => {
  const unverified = await server.person('unverified');
  for (const [email, status, text] of [
    ['no-one@example.org', 400, /Ask the person to sign up/],
    [unverified.user.email, 409, /has not confirmed its address/],
  ] as const) {
    const expected = { status, body: { fields: { email: expect.stringMatching(text) } } };
    expect(await find(email)).toMatchObject(expected);
    expect(await register(registrationData({ email }))).toMatchObject(expected);
  }
});

it('registers the person, who is emailed by whom and how to object', async () => {
  const { status, body } = await register(dataOf(person));
  expect({ status, isNew: body.isNew as boolean }).toEqual({ status: 201, isNew: true });
  const own = await server.call('GET', '/payments/pending', person);
  expect(own.body.data).toMatchObject({ id: body.paymentId, amount: 50, isChangeable: true });

  const sent = server.emails.last(person.user.email, registrationReceived);
  const edition = { name: 'Conference', siteUrl: server.origin, contactEmail: 'o@example.org' };
  const { text } = renderEmail(registrationReceived, sent.data, edition);
  expect(text).toContain('Ada Okafor from the organisers registered you');
  expect(text).toMatch(/If you do not want this registration, reply to this email/);

  const payment = await lab.read(body.paymentId as string);
  expect(payment).toMatchObject({
    registeredBy: 'Ada Okafor',
    userId: person.user.id,
    ledger: [{ action: 'register', source: 'admin', actor: 'Ada Okafor' }],
  });
  const entries = await server.dataSource.query<object[]>(
    `SELECT actor_id AS by FROM audit_entries a JOIN registrations r ON r.id::text = a.subject_id
      WHERE a.action = 'registration.made-for-person' AND r.user_id = $1`,
    [person.user.id],
  );
  expect(entries).toEqual([{ by: organiser.user.id }]);
});

it('names no organiser to a person who registers', async () => {
  const { id, user } = await lab.registered();
  const { data } = server.emails.last(user.email, registrationReceived);
  expect(data.registeredBy).toBeUndefined();
  expect((await lab.read(id)).registeredBy).toBeNull();
});

it('changes nothing for a repeat, nor for a person who is registered', async () => {
  const headers = { 'idempotency-key': newId() };
  const first = await register(dataOf(person), headers);
  expect((await register(dataOf(person), headers)).body).toEqual(first.body);
  const again = await Promise.all([register(dataOf(person)), register(dataOf(person))]);
  for (const { body } of again) expect(body).toEqual({ ...first.body, isNew: false });
  const own = await lab.list(person.user.email);
  expect(own.items).toHaveLength(1);
});

it('keeps the rules of the registration form: price, paper, fields', async () => {
  const price = await register(dataOf(person, { price: 10 }));
  expect(price).toMatchObject({ status: 422, body: { code: 'PRICE_DIFFERS' } });
  const paper = await register(publicationData({ email: person.user.email }));
  expect(paper).toMatchObject({ status: 409, body: { code: 'PAPER_REQUIRED' } });
  const field = await register(dataOf(person, { lastName: ' ' }));
  expect(field).toMatchObject({ status: 400, body: { fields: { lastName: expect.any(String) } } });
  expect((await lab.list(person.user.email)).items).toEqual([]);

  const paperId = await makePaper(server.app, person.user.id);
  expect((await register(publicationData({ email: person.user.email }))).status).toBe(201);
  expect((await find(person.user.email)).body.papers).toEqual([]);
  const stored = 'SELECT FROM registrations WHERE paper_id = $1';
  expect(await server.dataSource.query(stored, [paperId])).toHaveLength(1);
});

it('is confirmed as paid by the existing confirmation', async () => {
  const { body } = await register(dataOf(person));
  const confirmed = await server.call('POST', `/admin/payments/${body.paymentId}/confirm`, {
    token: organiser.token,
    body: {
      version: 1,
      studentProofSeen: true,
      amount: 50,
      date: '2025-10-14',
      bankTransactionId: 'TRX-BEHALF',
    },
  });
  expect(confirmed.status).toBe(200);
  expect((await lab.read(body.paymentId as string)).state).toBe('completed');
});
