import { emailsOf } from '../../../test/outbox-rows.js';
import { PaymentsLab } from '../../../test/payments.js';
import { registrationData } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { after, DAY } from '../../platform/core/time.js';

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());

const transfers = (method: string, path: string, body?: unknown) =>
  server.call(method, `/admin/transfers${path}`, { token: lab.admin.token, body });

let nth = 0;
const line = (changes: object = {}) => ({
  amount: 150,
  date: '2025-10-14',
  bankTransactionId: `EMPLOYER-${(nth += 1)}`,
  sender: 'Ministry of Samples',
  remittance: 'three people',
  ...changes,
});

describe('an unmatched payment', () => {
  it('pays several registrations, and the rest is returned to the sender', async () => {
    const people = [await lab.registered(), await lab.registered()];
    const { status, body } = await transfers('POST', '', line());
    expect(status).toBe(201);
    expect(body).toMatchObject({ amount: 150, open: 150, payments: [] });
    for (const [n, { id }] of people.entries()) {
      const use = { paymentId: id, amount: 50, version: n + 1 };
      expect((await transfers('POST', `/${body.id}/match`, use)).status).toBe(200);
      expect(await lab.read(id)).toMatchObject({ state: 'matched', receivedAmount: 50 });
    }
    const back = { amount: 50, reason: 'No other registration.', version: 3 };
    const tooMuch = await transfers('POST', `/${body.id}/return-to-sender`, {
      ...back,
      amount: 51,
    });
    expect(tooMuch.status).toBe(400);
    expect((await transfers('POST', `/${body.id}/return-to-sender`, back)).body).toMatchObject({
      open: 0,
      payments: people.map(({ id }) => ({ id, amount: 50 })),
    });
    const waiting = await transfers('GET', '?open=true');
    expect(waiting.body.items).toEqual([]);
    expect(waiting.body.counts).toEqual({ open: 0 });
  });

  it('is recorded once and matched once by concurrent requests', async () => {
    const { id: paymentId } = await lab.registered();
    const known = line();
    const { body } = await transfers('POST', '', known);
    expect((await transfers('POST', '', known)).status).toBe(409);
    const use = { paymentId, amount: 50, version: 1 };
    const press = () => transfers('POST', `/${body.id}/match`, use);
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await lab.read(paymentId)).receivedAmount).toBe(50);
  });
});

describe('the search of unmatched payments', () => {
  it.each([
    ['the sender', 'sample uni'],
    ['the remittance text', 'invoice 88'],
    ['a part of a reference, however it is spaced', '7k4mq2x'],
    ['the amount', '1321.5'],
    ['the amount as people write it', 'USD 1,321.50'],
    ['the amount with a decimal comma', '1321,50'],
    ['the bank transaction', 'tmb/20-77'],
  ])('finds by %s', async (_, q) => {
    const remittance = 'Invoice 88 for C25 7K4-MQ 2XHPD';
    const known = { amount: 1321.5, sender: 'Sample University', remittance };
    await transfers('POST', '', line());
    await transfers('POST', '', line({ ...known, bankTransactionId: 'TMB/20-77' }));
    const { body } = await transfers('GET', `?q=${encodeURIComponent(q)}`);
    expect(body.items).toMatchObject([{ sender: 'Sample University' }]);
  });

  it('finds by reference and name of a matched payment, and takes wildcards as text', async () => {
    const { id, ref } = await lab.registered({ lastName: 'Quartermaine' });
    const { body } = await transfers('POST', '', line({ sender: 'Matched Sender' }));
    await transfers('POST', `/${body.id}/match`, { paymentId: id, amount: 50, version: 1 });
    for (const q of [ref.slice(4), ref.slice(6, 11).toLowerCase(), 'quartermaine']) {
      const found = await transfers('GET', `?q=${q}`);
      expect(found.body.items).toMatchObject([{ sender: 'Matched Sender' }]);
    }
    expect((await transfers('GET', '?q=%25')).body.items).toEqual([]);
  });
});

describe('a mistyped reference', () => {
  const slips: [string, (ref: string) => string][] = [
    [
      'one wrong character',
      (ref) => `${ref.slice(0, 6)}${ref[6] === 'A' ? 'B' : 'A'}${ref.slice(7)}`,
    ],
    ['an O that does not exist', (ref) => `${ref.slice(0, 5)}O${ref.slice(6)}`],
    ['one outstandingAmount', (ref) => ref.slice(0, 7) + ref.slice(8)],
    ['one too many', (ref) => `${ref.slice(0, 7)}K${ref.slice(7)}`],
  ];
  it.each(slips)('is named as mistyped and found: %s', async (_, slip) => {
    const { id, ref, token } = await lab.registered();
    const typed = encodeURIComponent(slip(ref).toLowerCase());
    const { body } = await lab.asAdmin('GET', `/by-reference?ref=${typed}`);
    expect(body).toMatchObject({ isMistyped: true, items: [{ id }] });
    const own = await server.call('GET', `/payments/by-reference?ref=${typed}`, { token });
    expect(own).toMatchObject({
      status: 404,
      body: {
        success: false,
        error: { suggestions: [ref], message: expect.stringContaining('typing error') },
      },
    });
    const stranger = await server.call('GET', `/payments/by-reference?ref=${typed}`);
    expect(stranger.body.error.suggestions).toEqual([]);
  });

  it('is found with spaces and in small letters', async () => {
    const { id, ref } = await lab.registered();
    const typed = encodeURIComponent(` ${ref.toLowerCase().replaceAll('-', ' ')} `);
    const { body } = await lab.asAdmin('GET', `/by-reference?ref=${typed}`);
    expect(body).toMatchObject({ isMistyped: false, items: [{ id }] });
  });
});

describe('the list', () => {
  it('finds a registration by its bank transaction and by its receipt', async () => {
    const { id } = await lab.registered();
    const bankTransactionId = 'Zx/2025-77-41';
    expect((await lab.confirm(id, { bankTransactionId })).status).toBe(200);
    const number: string = (await lab.read(id)).receiptNumber;
    for (const q of [bankTransactionId.toLowerCase(), 'zx/2025-77', number, number.slice(4)])
      expect((await lab.list(q)).items).toMatchObject([{ id }]);
    expect((await lab.list('Zx/2025-77-42')).items).toEqual([]);
  });

  it('is filtered by category and by day', async () => {
    const { id } = await lab.registered({ academicCategory: 'professional', price: 250 });
    const { createdAt } = await lab.read(id);
    const day = String(createdAt).slice(0, 10);
    const inDay = await lab.asAdmin('GET', `?category=professional&from=${day}&to=${day}`);
    expect(inDay.body.items).toMatchObject([{ id }]);
    const before = await lab.asAdmin('GET', `?to=2020-01-01`);
    expect(before.body.items).toEqual([]);
  });
});

describe('an anonymous registration', () => {
  const anonymous = async (email: string) => {
    const body = registrationData({ email: email.toUpperCase(), firstName: 'Twin' });
    const answer = await server.call('POST', '/payments/manual-registration', { body });
    return answer.body.data.id as string;
  };
  const signIn = ({ user, password }: { user: { email: string }; password: string }) =>
    server.call('POST', '/auth/login', { body: { email: user.email, password } });

  it('joins the account of its address at the next login', async () => {
    const person = await server.person('user');
    const id = await anonymous(person.user.email);
    expect((await lab.read(id)).userId).toBeNull();
    await signIn(person);
    expect(await lab.read(id)).toMatchObject({
      userId: person.user.id,
      isPossibleDuplicate: false,
    });
    const status = await server.call('GET', '/registration/check-status', { token: person.token });
    expect(status.body.isRegistered).toBe(true);
  });

  it('does not join an account whose address is not verified', async () => {
    const person = await server.person('unverified');
    const id = await anonymous(person.user.email);
    await signIn(person);
    expect((await lab.read(id)).userId).toBeNull();
  });

  it('is flagged to finance where the account has one already', async () => {
    const person = await lab.registered();
    const id = await anonymous(person.user.email);
    await signIn(person);
    await signIn(person);
    expect(await lab.read(id)).toMatchObject({
      userId: null,
      isPossibleDuplicate: true,
      duplicateOf: { id: person.id, merchantReference: person.ref },
    });
    const { body } = await lab.asAdmin('GET', '?duplicates=true');
    expect(body.items).toMatchObject([{ id, isPossibleDuplicate: true }]);
  });
});

describe('reminders', () => {
  it('come once before the payment date and once after it, only for unpaid registrations', async () => {
    const { id } = await lab.registered();
    const paid = await lab.registered();
    await lab.confirm(paid.id);
    const { payBy } = await lab.read(id);
    const scheduler = server.app.get(Scheduler, { strict: false });
    const emails = async (payment: string) =>
      (await emailsOf(server.dataSource, `payment-reminder:${payment}`)).map(
        ({ data }) => data['isOverdue'],
      );
    const at = async (days: number) => {
      server.clock.set(after(new Date(String(payBy)), days * DAY));
      await Promise.all([scheduler.run(), scheduler.run()]);
    };
    await at(-4);
    expect(await emails(id)).toEqual([]);
    await at(-2);
    await at(-1);
    expect(await emails(id)).toEqual([false]);
    await at(2);
    await at(3);
    expect(await emails(id)).toEqual([false, true]);
    expect(await emails(paid.id)).toEqual([]);
    server.clock.set(new Date());
  });
});
