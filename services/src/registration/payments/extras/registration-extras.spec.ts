import { Gate } from '../../../../test/gate.js';
import { emailsOf } from '../../../../test/outbox-rows.js';
import { dinner, offer } from '../../../../test/offers.js';
import { PaymentsLab, type Registered } from '../../../../test/payments.js';
import { registrationData } from '../../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { download } from '../../../../test/download.js';
import { pdfTexts } from '../../../../test/pdf-texts.js';
import { DAY } from '../../../platform/core/time.js';
import { newId } from '../../../platform/core/new-id.js';
import { registeredInvariants } from '../../../platform/invariants/invariants.js';

import '../payments.invariants.js';

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());

const virtual = {
  registrationPackage: 'virtual_presentation_only',
  academicCategory: 'student',
};
const quote = (extras: string[], changes: object = {}) =>
  server.call('POST', '/payments/quotes', { body: { ...virtual, extras, ...changes } });

async function register(quoteId: string | undefined, data: object = {}, by?: { token: string }) {
  const { token } = by ?? (await server.person('user'));
  const answer = await server.call('POST', '/payments/manual-registration', {
    token,
    headers: quoteId === undefined ? {} : { 'price-quote': quoteId },
    body: registrationData({ ...data }),
  });
  return { ...answer, token };
}

/** A registration with a dinner. */
async function diner() {
  const { body } = await quote(['dinner']);
  const { body: made, token } = await register(body.id as string);
  return { id: made.data.id as string, token, payment: made.data };
}

const choose = ({ id, token }: Pick<Registered, 'id' | 'token'>, extras: string[], price: number) =>
  server.call('PUT', `/payments/${id}/extras`, { token, body: { extras, price } });
const changePackage = ({ id, token }: Pick<Registered, 'id' | 'token'>, choice: object) =>
  server.call('PUT', `/payments/${id}/package`, { token, body: choice });
const left = async () => (await server.call('GET', '/payments/extras')).body.items[0].left;

async function violations(name: string): Promise<object[]> {
  const invariant = registeredInvariants().find((each) => each.name === name);
  if (!invariant) throw new Error(`no invariant "${name}"`);
  return server.dataSource.query(invariant.violations);
}

describe('extras', () => {
  beforeEach(() => offer(lab, { extras: [dinner], registrationQuestions: [] }));

  it('are quoted, sold with the specified registration, and part of every amount', async () => {
    const quoted = await quote(['dinner']);
    expect(quoted).toMatchObject({
      status: 201,
      body: {
        total: 95.5,
        lines: [
          { kind: 'package', item: 'virtual_presentation_only', amount: 50 },
          { kind: 'extra', item: 'dinner', name: 'Conference dinner', amount: 45.5 },
        ],
      },
    });
    const { status, body } = await register(quoted.body.id as string);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ amount: 95.5, outstandingAmount: 95.5 });
    expect(body.data.lines).toEqual(quoted.body.lines);
    const { id } = body.data as { id: string };
    const [email] = await emailsOf(server.dataSource, `registration-received:${id}`);
    expect(email?.data).toMatchObject({
      amount: 95.5,
      extras: [{ name: 'Conference dinner', amount: 45.5 }],
    });
    const pdf = await download(server, lab.admin.token, {
      kind: 'payment-document',
      paymentId: id,
      document: 'pro-forma',
    });
    const [text] = await pdfTexts([Buffer.from(await pdf.arrayBuffer())]);
    expect(text).toMatch(/Conference dinner\s+USD\s45.50[^]*Amount\s+USD\s95.50/);
    const matched = await lab.act(id, 'match', {
      amount: 50,
      date: '2025-10-14',
      bankTransactionId: newId(),
    });
    expect(matched.body).toMatchObject({ state: 'underpaid', outstandingAmount: 45.5 });
  });

  it('are not sold by a registration without a quote, an expired one, or one of another package', async () => {
    expect((await register(undefined)).body.data).toMatchObject({ amount: 50 });
    const { body } = await quote(['dinner']);
    const other = { registrationPackage: 'physical_presentation_only', price: 100 };
    const refused = await register(body.id as string, other);
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await register(newId())).status).toBe(409);
  });

  it('keep the price of the package under the check of the fee table', async () => {
    const { body } = await quote(['dinner']);
    const refused = await register(body.id as string, { price: 95.5 });
    expect(refused).toMatchObject({ status: 422, body: { code: 'PRICE_DIFFERS' } });
  });

  it.each([
    ['unknown', ['lunch'], {}, 400, 'VALIDATION_FAILED'],
    [
      'not for the package',
      ['dinner'],
      { registrationPackage: 'virtual_publication' },
      400,
      'VALIDATION_FAILED',
    ],
  ])('are refused in a quote when %s', async (_why, extras, changes, status, code) => {
    expect(await quote(extras, changes)).toMatchObject({ status, body: { code } });
  });

  it('are sold until the end of their last day', async () => {
    const today = server.clock.now().toISOString().slice(0, 10);
    await offer(lab, { extras: [{ ...dinner, lastDay: today }] });
    expect((await quote(['dinner'])).status).toBe(201);
    const yesterday = new Date(server.clock.now().getTime() - 2 * DAY).toISOString().slice(0, 10);
    await offer(lab, { extras: [{ ...dinner, lastDay: yesterday }] });
    expect(await quote(['dinner'])).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
  });

  it('are added and removed by the payer until money was sent', async () => {
    const registered = await lab.registered();
    expect(await choose(registered, ['dinner'], 90)).toMatchObject({
      status: 422,
      body: { code: 'PRICE_DIFFERS' },
    });
    const added = await choose(registered, ['dinner'], 95.5);
    expect(added).toMatchObject({ status: 200, body: { data: { amount: 95.5 } } });
    expect((await choose(registered, [], 50)).body.data).toMatchObject({ amount: 50 });
    const stranger = await server.person('user');
    expect((await choose({ ...registered, ...stranger }, [], 50)).status).toBe(404);
    await lab.act(registered.id, 'match', {
      amount: 10,
      date: '2025-10-14',
      bankTransactionId: newId(),
    });
    expect((await choose(registered, ['dinner'], 95.5)).body.code).toBe('INVALID_TRANSITION');
  });

  it('are dropped by a package that does not have them, and kept by one that has', async () => {
    const person = await diner();
    const professional = {
      registrationPackage: 'physical_presentation_only',
      academicCategory: 'professional',
      price: 250,
    };
    const kept = await changePackage(person, professional);
    expect(kept.body.data).toMatchObject({ amount: 295.5, outstandingAmount: 295.5 });
    await offer(lab, { extras: [{ ...dinner, packages: ['physical_presentation_only'] }] });
    const dropped = await changePackage(person, { ...virtual, price: 50 });
    expect(dropped.body.data).toMatchObject({ amount: 50, lines: [{ kind: 'package' }] });
  });

  it('keep the amount of each payment the sum of its lines, and the database refuses any other', async () => {
    const { id } = await diner();
    expect(await violations('the amount of a payment is the sum of its price lines')).toEqual([]);
    const refused = { driverError: { constraint: 'payments_equal_their_lines' } };
    for (const change of [
      `UPDATE price_lines SET amount_cents = 1 WHERE payment_id = $1 AND kind = 'extra'`,
      `DELETE FROM price_lines WHERE payment_id = $1 AND kind = 'extra'`,
      `UPDATE payments SET amount_cents = 1 WHERE id = $1`,
    ]) {
      await expect(server.dataSource.query(change, [id])).rejects.toMatchObject(refused);
    }
  });
});

describe('an extra with a limited quantity', () => {
  const tour = { ...dinner, id: 'tour', name: 'City tour', quantity: 1 };

  it.each([
    ['once, when one is left', 1, [201, 409]],
    ['to both, when two are left', 2, [201, 201]],
  ])('is sold to two who register at the same moment %s', async (_what, quantity, expected) => {
    const id = `tour-${quantity}`;
    await offer(lab, { extras: [{ ...tour, id, quantity }] });
    const quotes = [await quote([id]), await quote([id])];
    const people = [await server.person('user'), await server.person('user')];
    const gate = await Gate.before('price_lines', server.ownerUrl);
    const both = Promise.all(
      quotes.map(({ body }, index) => register(body.id as string, {}, people[index])),
    );
    await gate.waiting(2);
    await gate.open();
    expect((await both).map(({ status }) => status).sort()).toEqual(expected);
    expect(await left()).toBe(0);
    expect(await quote([id])).toMatchObject({ status: 409, body: { code: 'SOLD_OUT' } });
  });

  it('is free again when its registration ends', async () => {
    await offer(lab, { extras: [{ ...tour, id: 'walk' }] });
    const { body } = await quote(['walk']);
    const { body: made, token } = await register(body.id as string);
    expect(await left()).toBe(0);
    await server.call('POST', `/payments/${made.data.id}/cancel`, { token, body: {} });
    expect(await left()).toBe(1);
    expect((await quote(['walk'])).status).toBe(201);
  });
});
