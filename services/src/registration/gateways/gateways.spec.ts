import { PaystackSimulator } from '../../../test/paystack-simulator.js';
import { StripeSimulator } from '../../../test/stripe-simulator.js';
import { offer } from '../../../test/offers.js';
import { pdfTexts } from '../../../test/pdf-texts.js';
import { PaymentsLab, type Registered } from '../../../test/payments.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';
import { Config } from '../../platform/config/config.js';
import { DAY, HOUR, MINUTE } from '../../platform/core/time.js';
import { registeredInvariants } from '../../platform/invariants/invariants.js';
import '../payments/payments.invariants.js';
import { GatewayRefunds } from '../refunds/gateway-refunds.js';
import '../refunds/refunds.invariants.js';
import { GatewayPolls } from './gateway-polls.js';
import './gateways.invariants.js';

let stripe: StripeSimulator;
let paystack: PaystackSimulator;
let server: TestApp;
let lab: PaymentsLab;

beforeAll(async () => {
  stripe = await new StripeSimulator().listen();
  paystack = await new PaystackSimulator().listen();
  server = await startTestApp({ stripe: stripe.keys, paystack: paystack.keys });
  stripe.eventsUrl = `${server.origin}/api/v1/payments/gateways/stripe/events`;
  paystack.eventsUrl = `${server.origin}/api/v1/payments/gateways/paystack/events`;
  lab = await PaymentsLab.open(server);
});
afterAll(async () => {
  await server.stop();
  await stripe.stop();
  await paystack.stop();
});
beforeEach(() => server.clock.set(new Date()));
afterEach(async () => {
  stripe.losesEvents = false;
  stripe.failsWith = undefined;
  for (const { name, violations } of registeredInvariants()) {
    expect([name, await server.dataSource.query(violations)]).toEqual([name, []]);
  }
});

const professional = {
  academicCategory: 'professional',
  registrationPackage: 'virtual_presentation_only',
  price: 250,
};
const registered = () => lab.registered(professional);

const online = async ({ id, token }: Registered) =>
  (await server.call('GET', `/payments/${id}/online`, { token })).body;
const byReference = async ({ ref, token }: Registered, on = server) =>
  (await on.call('GET', `/payments/by-reference?ref=${ref}`, { token })).body;
const check = async ({ id, token }: Registered) =>
  (await server.call('POST', `/payments/${id}/online/check`, { token })).body;
const start = ({ id, token }: Registered, gateway = 'stripe') =>
  server.call('POST', `/payments/${id}/online`, { token, body: { gateway } });
const started = async (person?: Registered) => {
  const payer = person ?? (await registered());
  const { status, body } = await start(payer);
  expect([status, body.url]).toEqual([200, `${stripe.url}/pay/${stripe.visit.id}`]);
  return payer;
};
const withRate = (rate: number, currency = 'NGN') =>
  server.dataSource.query(
    `UPDATE editions SET document = jsonb_set(document, '{invoicing,localRates}', $1::jsonb)`,
    [JSON.stringify([{ currency, rate, day: '2025-10-01' }])],
  );
const pollDue = () => server.app.get(GatewayPolls, { strict: false }).askDue();
const emailsOf = async ({ id }: Registered, kind: string) =>
  server.dataSource.query<object[]>(
    `SELECT kind FROM outgoing_emails WHERE cause LIKE $2 || ':' || $1 || '%'`,
    [id, kind],
  );
const unmatched = async (ref: string) =>
  server.dataSource.query<{ open: number; source: string }[]>(
    'SELECT open_cents AS open, source FROM bank_transfers WHERE remittance = $1 AND open_cents > 0',
    [ref],
  );

async function expectPaidOnce(payer: Registered) {
  const payment = await lab.read(payer.id);
  expect(payment).toMatchObject({ state: 'completed', receivedAmount: 250 });
  expect(payment.receiptNumber).toMatch(/^C25-R/);
  const ledger = payment.ledger as { amount: number }[];
  expect(ledger.filter(({ amount }) => amount > 0)).toHaveLength(1);
  expect(await emailsOf(payer, 'payment-confirmed')).toHaveLength(1);
  expect(await unmatched(payer.ref)).toEqual([]);
}

describe('the ways to pay', () => {
  it('are the bank transfer only, where no provider is set up', async () => {
    const off = await startTestApp();
    try {
      const other = await (await PaymentsLab.open(off)).registered(professional);
      const path = `/payments/${other.id}/online`;
      const { body } = await off.call('GET', path, { token: other.token });
      expect(body).toEqual({ ways: [], attempt: null });
      const { data } = await byReference(other, off);
      expect(data).not.toHaveProperty('hasPaymentPages');
      expect((await off.call('GET', '/edition')).body).not.toHaveProperty('paymentPages');
      const { status } = await off.call('POST', path, {
        token: other.token,
        body: { gateway: 'stripe' },
      });
      expect(status).toBe(409);
      const event = await off.call('POST', '/payments/gateways/stripe/events', { body: {} });
      expect(event.status).toBe(404);
    } finally {
      await off.stop();
    }
  });

  it('name the amount in dollars; one in a local currency needs a rate', async () => {
    const payer = await registered();
    expect(await online(payer)).toEqual({
      ways: [{ gateway: 'stripe', amount: 250, local: null }],
      attempt: null,
    });
    expect((await start(payer, 'paystack')).status).toBe(409);
    expect((await byReference(payer)).data).toMatchObject({ hasPaymentPages: true });
    expect((await server.call('GET', '/edition')).body.paymentPages).toEqual(['stripe']);
  });

  it('are hidden from other people', async () => {
    const payer = await registered();
    const stranger = await registered();
    const { data } = await byReference({ ...payer, token: stranger.token });
    expect(data).not.toHaveProperty('hasPaymentPages');
    expect((await online({ ...payer, token: stranger.token })).code).toBe('NOT_FOUND');
    expect((await start({ ...payer, token: stranger.token })).status).toBe(404);
  });
});

describe('a payment page', () => {
  it('asks for the amount that is owed, and is the same for a payer who comes back', async () => {
    const payer = await started();
    const { fields, idempotencyKey } = stripe.calls.at(-1) ?? { fields: {} };
    expect(fields).toMatchObject({
      'line_items[0][price_data][unit_amount]': '25000',
      'line_items[0][price_data][currency]': 'usd',
      'payment_method_types[0]': 'card',
      success_url: `http://plenary.test/payment-success?ref=${payer.ref}&transaction_id=${idempotencyKey}`,
      cancel_url: `http://plenary.test/payment-failed?ref=${payer.ref}`,
    });
    const pages = stripe.visits.length;
    await started(payer);
    expect(stripe.visits).toHaveLength(pages);
  });

  it('is one page for two presses at once', async () => {
    const payer = await registered();
    const answers = await Promise.all([start(payer), start(payer), start(payer)]);
    expect(new Set(answers.map(({ body }) => body.url as string))).toEqual(
      new Set([`${stripe.url}/pay/${stripe.visit.id}`]),
    );
  });

  it('is replaced by another when the amount changes, and the former takes no money', async () => {
    const payer = await started();
    const former = stripe.visit;
    const { status } = await server.call('PUT', `/payments/${payer.id}/package`, {
      token: payer.token,
      body: {
        academicCategory: 'student',
        registrationPackage: 'virtual_presentation_only',
        price: 50,
      },
    });
    expect(status).toBe(200);
    await started(payer);
    expect(stripe.visit).toMatchObject({ minor: 5000, state: 'open' });
    expect(former.state).toBe('expired');
  });

  it('says that nothing was charged when the provider does not answer, and can be tried again', async () => {
    const payer = await registered();
    stripe.failsWith = 503;
    const { status, body } = await start(payer);
    expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(JSON.stringify(body)).not.toContain('sk_test');
    stripe.failsWith = undefined;
    await started(payer);
  });
});

describe('a paid page', () => {
  it('completes the payment with a receipt and an email, as paid by card', async () => {
    const payer = await started();
    await stripe.pay();
    await expectPaidOnce(payer);
    const { data } = await byReference(payer);
    expect(data).toMatchObject({
      status: 'completed',
      paymentGateway: 'stripe',
      transactionId: stripe.visit.transactionId,
    });
    expect(await online(payer)).toMatchObject({ ways: [], attempt: { status: 'paid' } });
    expect((await start(payer)).status).toBe(409);
  });

  it('is matched for a student, whose proof finance checks first', async () => {
    const payer = await started(await lab.registered());
    await stripe.pay();
    expect(await lab.read(payer.id)).toMatchObject({ state: 'matched', receivedAmount: 50 });
    expect(await emailsOf(payer, 'payment-arrived')).toHaveLength(1);
    expect((await lab.act(payer.id, 'confirm', { studentProofSeen: true })).status).toBe(200);
  });

  it('is booked once, however often and at the same time it is reported', async () => {
    const payer = await started();
    stripe.losesEvents = true;
    const event = await stripe.pay();
    const another = stripe.paidEvent(stripe.visit);
    server.clock.advance(2 * MINUTE);
    const polls = [pollDue(), check(payer)];
    const statuses = await Promise.all([event, event, another, another].map((e) => stripe.send(e)));
    await Promise.all(polls);
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(await stripe.send(event)).toBe(200);
    await expectPaidOnce(payer);
  });

  it('is found by asking when its event is lost, and asks less and less often', async () => {
    const payer = await started();
    stripe.losesEvents = true;
    const asks = () => stripe.calls.filter(({ route }) => route.includes(stripe.visit.id)).length;
    server.clock.advance(MINUTE);
    await pollDue();
    server.clock.advance(30_000);
    await pollDue();
    expect(asks()).toBe(1);
    await stripe.pay();
    server.clock.advance(HOUR);
    await pollDue();
    expect(asks()).toBe(2);
    await expectPaidOnce(payer);
    server.clock.advance(HOUR);
    await pollDue();
    expect(asks()).toBe(2);
  });

  it('is found when the payer waits for it', async () => {
    const payer = await started();
    stripe.losesEvents = true;
    await stripe.pay();
    stripe.slowness = 300;
    expect((await check(payer)).attempt.status).toBe('paid');
    stripe.slowness = 0;
    await expectPaidOnce(payer);
  });

  it('counts after a failure, which is shown until then', async () => {
    const payer = await started();
    await stripe.decline('insufficient_funds');
    expect((await online(payer)).attempt).toMatchObject({ status: 'open', failure: 'funds' });
    await stripe.pay();
    await expectPaidOnce(payer);
    await stripe.send(stripe.failedEvent({ ...stripe.visit, failure: 'expired_card' }));
    await expectPaidOnce(payer);
  });

  it.each([
    ['expired_card', 'expired'],
    ['incorrect_cvc', 'details'],
    ['generic_decline', 'declined'],
    ['insufficient_funds', 'funds'],
  ])('reports %s as %s', async (code, failure) => {
    const payer = await started();
    await stripe.decline(code);
    expect((await online(payer)).attempt.failure).toBe(failure);
  });

  it('ends without money when it expires', async () => {
    const payer = await started();
    stripe.visit.state = 'expired';
    expect((await check(payer)).attempt.status).toBe('ended');
    expect((await online(payer)).ways).toHaveLength(1);
  });

  it('is asked about until a day after it expired', async () => {
    const payer = await started();
    stripe.failsWith = 500;
    server.clock.advance(DAY + 2 * HOUR);
    await pollDue();
    stripe.failsWith = undefined;
    server.clock.advance(HOUR);
    await pollDue();
    expect((await online(payer)).attempt.status).toBe('ended');
  });
});

describe('a payment page of a fee that is waived meanwhile', () => {
  beforeEach(async () => {
    lab = await PaymentsLab.open(server);
    await offer(lab, { reductions: { discountCodes: false, waivers: true } });
    const budget = { budget: 10_000 };
    await server.call('PUT', '/admin/waivers/budget', { token: lab.admin.token, body: budget });
  });

  const waive = async ({ id, ref, token }: Registered, percent: number) => {
    const body = { reason: 'My university has no funds this year.' };
    await server.call('PUT', `/payments/${id}/waiver`, { token, body });
    const asAdmin = { token: lab.admin.token };
    const { items } = (await server.call('GET', `/admin/waivers?q=${ref}`, asAdmin)).body;
    const [{ id: waiver, version }] = items as [{ id: string; version: number }];
    const decision = { ...asAdmin, body: { version, percent } };
    return server.call('POST', `/admin/waivers/${waiver}/grant`, decision);
  };

  it.each([100, 40])('is ended at %i %%, and takes no money', async (percent) => {
    const payer = await started();
    server.clock.advance(MINUTE);
    await pollDue();
    expect(stripe.visit.state).toBe('open');
    expect((await waive(payer, percent)).status).toBe(200);
    await until(async () => (await online(payer)).attempt.status === 'ended');
    expect(stripe.visit.state).toBe('expired');
    expect((await lab.read(payer.id)).receivedAmount).toBe(0);
  });
});

describe('money that is not as ordered', () => {
  it.each([
    ['another amount', { amount_total: 24_999 }, 24_999],
    ['more', { amount_total: 50_000 }, 50_000],
  ])('waits for finance: %s', async (_, changes, open) => {
    const payer = await started();
    expect(await stripe.send(stripe.paidEvent({ ...stripe.visit, state: 'paid' }, changes))).toBe(
      200,
    );
    expect((await lab.read(payer.id)).state).toBe('awaiting-payment');
    expect(await unmatched(payer.ref)).toEqual([{ open, source: 'gateway' }]);
  });

  it('is kept as a fact to check in a currency without a rate', async () => {
    const payer = await started();
    const visit = { ...stripe.visit, state: 'paid' as const };
    expect(await stripe.send(stripe.paidEvent(visit, { currency: 'eur' }))).toBe(200);
    expect((await lab.read(payer.id)).state).toBe('awaiting-payment');
    const kept = await server.dataSource.query(
      `SELECT m.transfer_id, m.charge_currency, e.outcome FROM gateway_money m
         JOIN gateway_events e USING (transaction_id) WHERE m.transaction_id = $1`,
      [visit.transactionId],
    );
    expect(kept).toEqual([{ transfer_id: null, charge_currency: 'EUR', outcome: 'to-check' }]);
  });

  it('waits for finance without an order', async () => {
    const visit = { ...stripe.visit, state: 'paid' as const, transactionId: 'pi_unknown' };
    const changes = { client_reference_id: 'not of ours' };
    expect(await stripe.send(stripe.paidEvent(visit, changes))).toBe(200);
    const [money] = await server.dataSource.query(
      `SELECT open_cents, sender FROM bank_transfers WHERE bank_transaction_id = 'pi_unknown'`,
    );
    expect(money).toEqual({ open_cents: visit.minor, sender: 'Payer of a card' });
  });

  it.each([
    ['confirmed', (id: string) => lab.confirm(id, { amount: 250 })],
    ['rejected', (id: string) => lab.reject(id)],
  ])('waits for finance when the payment was %s before', async (_, act) => {
    const payer = await started();
    expect((await act(payer.id)).status).toBe(200);
    await stripe.pay();
    expect(await unmatched(payer.ref)).toEqual([{ open: 25_000, source: 'gateway' }]);
  });

  it('waits for finance when the payer cancelled', async () => {
    const payer = await started();
    await server.call('POST', `/payments/${payer.id}/cancel`, { token: payer.token });
    await stripe.pay();
    expect(await unmatched(payer.ref)).toEqual([{ open: 25_000, source: 'gateway' }]);
  });

  it.each([
    ['granted', false],
    ['on hold', true],
  ])('waits for finance when a waiver lowered the fee meanwhile: %s', async (_, isHeld) => {
    const app = isHeld ? await startTestApp({ stripe: stripe.keys, holdMinutes: 10 }) : server;
    try {
      const desk = isHeld ? await PaymentsLab.open(app) : lab;
      const call = (method: string, path: string, body?: unknown, token = desk.admin.token) =>
        app.call(method, path, { token, body });
      await offer(desk, { reductions: { discountCodes: false, waivers: true } });
      await call('PUT', '/admin/waivers/budget', { budget: 1000 });
      const payer = await desk.registered(professional);
      await call('POST', `/payments/${payer.id}/online`, { gateway: 'stripe' }, payer.token);
      const reason = 'My university has no funds for conferences this year.';
      await call('PUT', `/payments/${payer.id}/waiver`, { reason }, payer.token);
      const [waiver] = (await call('GET', `/admin/waivers?q=${payer.ref}`)).body.items;
      const grant = { amount: 100, answer: null, version: waiver.version };
      // Before the provider ends the page.
      stripe.losesEvents = true;
      await stripe.pay();
      expect((await call('POST', `/admin/waivers/${waiver.id}/grant`, grant)).status).toBe(200);
      await call('POST', `/payments/${payer.id}/online/check`, {}, payer.token);
      expect(await desk.read(payer.id)).toMatchObject({
        state: 'awaiting-payment',
        amount: isHeld ? 250 : 150,
        receivedAmount: 0,
      });
      const sql = `SELECT id FROM bank_transfers
        WHERE remittance = $1 AND open_cents = 25000 AND source = 'gateway'`;
      const money = () => app.dataSource.query<object[]>(sql, [payer.ref]);
      await until(async () => (await money()).length === 1);
      expect(await money()).toHaveLength(1);
      for (const { name, violations } of registeredInvariants()) {
        expect([name, await app.dataSource.query(violations)]).toEqual([name, []]);
      }
    } finally {
      if (isHeld) await app.stop();
      else await offer(lab, { reductions: { discountCodes: false, waivers: false } });
    }
  });

  it('is listed by the way it came', async () => {
    const byCard = await started();
    await stripe.pay();
    const byTransfer = await registered();
    await lab.confirm(byTransfer.id, { amount: 250, bankTransactionId: `T-${byTransfer.ref}` });
    const unpaid = await registered();
    const listed = async (way: string) => {
      const { items } = (await lab.asAdmin('GET', `?limit=100&way=${way}`)).body;
      const refs = (items as { merchantReference: string }[]).map((each) => each.merchantReference);
      return [byCard, byTransfer, unpaid].map(({ ref }) => refs.includes(ref));
    };
    expect(await listed('stripe')).toEqual([true, false, false]);
    expect(await listed('transfer')).toEqual([false, true, false]);
    expect(await listed('paystack')).toEqual([false, false, false]);
    expect((await lab.asAdmin('GET', '?way=cash')).status).toBe(400);
  });

  it('never pays twice in a race with the confirmation of a transfer', async () => {
    for (const isEventFirst of [true, false, true, false]) {
      const payer = await started();
      stripe.losesEvents = true;
      const event = await stripe.pay();
      const { version } = await lab.read(payer.id);
      const money = { amount: 250, date: '2025-10-14', bankTransactionId: `T-${payer.ref}` };
      const confirm = () => lab.asAdmin('POST', `/${payer.id}/confirm`, { version, ...money });
      const acts = [() => stripe.send(event), confirm];
      await Promise.all((isEventFirst ? acts : acts.reverse()).map((act) => act()));
      const payment = await lab.read(payer.id);
      expect(payment).toMatchObject({ state: 'completed', receivedAmount: 250 });
      expect(await emailsOf(payer, 'payment-confirmed')).toHaveLength(1);
      const isByCard = payment.bankTransactionId === stripe.visit.transactionId;
      expect(await unmatched(payer.ref)).toHaveLength(isByCard ? 0 : 1);
    }
  });
});

describe('a payment page in a local currency', () => {
  beforeAll(() => withRate(1602.35));
  const local = { amount: 400_587.5, currency: 'NGN', rate: 1602.35, day: '2025-10-01' };

  it('shows the local amount and the rate before paying, and keeps both with the money', async () => {
    const payer = await registered();
    const { paymentPages } = (await server.call('GET', '/edition')).body;
    expect(paymentPages).toEqual(['stripe', 'paystack']);
    expect((await online(payer)).ways).toContainEqual({ gateway: 'paystack', amount: 250, local });
    const { body } = await start(payer, 'paystack');
    expect(body.url).toBe(`${paystack.url}/pay/${paystack.visit.id}`);
    expect(paystack.calls.at(-1)?.fields).toMatchObject({ amount: '40058750', currency: 'NGN' });
    // The rate of the order counts, not the newest.
    await withRate(1700);
    await paystack.pay();
    await withRate(1602.35);
    await expectPaidOnce(payer);
    expect((await online(payer)).attempt).toMatchObject({ status: 'paid', amount: 250, local });
    const kept = await server.dataSource.query(
      `SELECT m.charge_minor, m.rate_micros, l.amount_cents FROM gateway_money m
         JOIN ledger_entries l ON l.transfer_id = m.transfer_id AND l.payment_id = $1`,
      [payer.id],
    );
    expect((await lab.read(payer.id)).charges).toEqual([
      { gateway: 'paystack', amount: local.amount, currency: 'NGN', rate: 1602.35, day: local.day },
    ]);
    const receipt = await server.call('POST', `/payments/${payer.id}/documents/receipt`, {
      token: payer.token,
    });
    const pdf = await (await fetch(server.origin + (receipt.body.url as string))).arrayBuffer();
    const [text = ''] = await pdfTexts([Buffer.from(pdf)]);
    expect(text.replace(/\s+/g, ' ')).toContain('NGN 400,587.50 at NGN 1,602.35 for USD 1');
    expect(kept).toEqual([
      { charge_minor: '40058750', rate_micros: '1602350000', amount_cents: 25_000 },
    ]);
  });

  it('takes repeated, lost and failed reports as the other provider', async () => {
    const payer = await registered();
    await start(payer, 'paystack');
    await paystack.decline('Insufficient Funds');
    expect((await online(payer)).attempt).toMatchObject({ status: 'open', failure: 'funds' });
    paystack.losesEvents = true;
    const event = await paystack.pay();
    paystack.losesEvents = false;
    expect((await check(payer)).attempt.status).toBe('paid');
    expect(await Promise.all([paystack.send(event), paystack.send(event)])).toEqual([200, 200]);
    await expectPaidOnce(payer);
  });

  it('refuses an event that is altered by one byte, or signed with another key', async () => {
    const payer = await registered();
    await start(payer, 'paystack');
    paystack.losesEvents = true;
    const { body, headers } = await paystack.pay();
    paystack.losesEvents = false;
    const altered = body.replace('40058750', '40058751');
    expect(await paystack.send({ body: altered, headers })).toBe(400);
    expect(await paystack.send(new PaystackSimulator('sk_test_other').sign(body))).toBe(400);
    expect((await lab.read(payer.id)).state).toBe('awaiting-payment');
    expect(await paystack.send({ body, headers })).toBe(200);
    await expectPaidOnce(payer);
  });

  it('leaves another amount to finance, by the rate of the order', async () => {
    const payer = await registered();
    await start(payer, 'paystack');
    const visit = { ...paystack.visit, state: 'paid' as const };
    await paystack.send(paystack.paidEvent(visit, { amount: 16_023_500 }));
    expect(await unmatched(payer.ref)).toEqual([{ open: 10_000, source: 'gateway' }]);
  });

  it('is left for the page of another provider, whose former page can still be paid', async () => {
    const payer = await registered();
    await start(payer, 'paystack');
    await started(payer);
    await stripe.pay();
    await paystack.pay();
    expect(await lab.read(payer.id)).toMatchObject({ state: 'completed', receivedAmount: 250 });
    expect(await unmatched(payer.ref)).toEqual([{ open: 25_000, source: 'gateway' }]);
  });
});

describe('a refund by the provider', () => {
  beforeAll(() => withRate(1602.35));
  const asAdmin = (method: string, path: string, body?: unknown) =>
    server.call(method, `/admin${path}`, { token: lab.admin.token, body });
  const prepare = async (payer: Registered, amount: number, kind = 'refund') => {
    const { version } = await lab.read(payer.id);
    const { status, body } = await asAdmin('POST', '/refunds', {
      ...{ kind, id: payer.id, version, amount, account: { kind: 'gateway' } },
      ...{ cause: 'visa-refused', reason: 'Your visa was refused.' },
    });
    expect([status, body.code]).toEqual([201, undefined]);
    return body.id as string;
  };
  const refundOf = async (id: string) => (await asAdmin('GET', `/refunds/${id}`)).body;
  const askDue = () => server.app.get(GatewayRefunds, { strict: false }).askDue();
  const paid = async (gateway: 'stripe' | 'paystack' = 'stripe') => {
    const payer = await registered();
    await start(payer, gateway);
    await (gateway === 'stripe' ? stripe : paystack).pay();
    return payer;
  };
  const paidBack = async (id: string) => {
    await until(async () => (await askDue(), (await refundOf(id)).status === 'paid'));
  };
  afterEach(() => {
    stripe.refundsBecome = 'succeeded';
    paystack.refundsBecome = 'succeeded';
  });

  it('is sent once, and ends the registration when the provider has sent it', async () => {
    const payer = await paid();
    const offer = await asAdmin('GET', `/refunds/offer?kind=refund&id=${payer.id}`);
    expect(offer.body).toMatchObject({ gateway: 'stripe', most: 250 });
    stripe.refundsBecome = 'pending';
    const id = await prepare(payer, 250);
    await Promise.all([askDue(), askDue()]);
    await until(() => Promise.resolve(stripe.refunds.some(({ note }) => note === id)));
    expect(await refundOf(id)).toMatchObject({
      status: 'exported',
      gateway: 'stripe',
      batch: null,
    });
    expect((await lab.read(payer.id)).state).toBe('completed');

    const refund = stripe.refunds.find(({ note }) => note === id);
    if (!refund) throw new Error('The provider has no refund');
    expect(refund).toMatchObject({ minor: 25_000, transactionId: stripe.visit.transactionId });
    refund.status = 'succeeded';
    const event = stripe.refundEvent(refund);
    expect(await Promise.all([stripe.send(event), stripe.send(event)])).toEqual([200, 200]);
    await paidBack(id);
    expect(await lab.read(payer.id)).toMatchObject({ state: 'refunded', receivedAmount: 0 });
    expect(await emailsOf(payer, 'payment-refunded')).toHaveLength(1);
    server.clock.advance(DAY);
    await askDue();
    expect(stripe.refunds.filter(({ note }) => note === id)).toHaveLength(1);
  });

  it('is found by asking when its event is lost, in the currency that was paid', async () => {
    const payer = await paid('paystack');
    const id = await prepare(payer, 100);
    await paidBack(id);
    expect(await refundOf(id)).toMatchObject({ pay: { amount: 160_235, currency: 'NGN' } });
    expect(paystack.refunds.at(-1)).toMatchObject({ minor: 16_023_500, note: id });
    expect(await lab.read(payer.id)).toMatchObject({ state: 'refunded', receivedAmount: 150 });
  });

  it('that fails frees the money for another refund', async () => {
    const payer = await paid();
    stripe.refundsBecome = 'failed';
    const id = await prepare(payer, 250);
    await until(async () => (await askDue(), (await refundOf(id)).status === 'failed'));
    expect((await refundOf(id)).failure).toBe('lost_or_stolen_card');
    expect(await lab.read(payer.id)).toMatchObject({ state: 'completed', receivedAmount: 250 });
    stripe.refundsBecome = 'succeeded';
    await paidBack(await prepare(payer, 250));
  });

  it('waits while the provider does not answer, and is sent once it does', async () => {
    const payer = await paid();
    stripe.failsWith = 503;
    const id = await prepare(payer, 250);
    await askDue();
    expect((await refundOf(id)).status).toBe('exported');
    stripe.failsWith = undefined;
    server.clock.advance(HOUR);
    await paidBack(id);
  });

  it('is not offered for a transfer, and goes into no bank file', async () => {
    const payer = await registered();
    await lab.confirm(payer.id, { amount: 250, bankTransactionId: `T-${payer.ref}` });
    const { version } = await lab.read(payer.id);
    const { status, body } = await asAdmin('POST', '/refunds', {
      ...{ kind: 'refund', id: payer.id, version, amount: 250, account: { kind: 'gateway' } },
      ...{ cause: 'other', reason: 'You told us so.' },
    });
    expect([status, body.fields.account]).toEqual([400, expect.stringContaining('payment page')]);
  });

  it('made at the provider without the product is an event to check', async () => {
    const payer = await paid();
    const { transactionId } = stripe.visit;
    const own = {
      id: 're_1',
      transactionId,
      minor: 25_000,
      note: '',
      status: 'succeeded' as const,
    };
    expect(await stripe.send(stripe.refundEvent(own))).toBe(200);
    const kept = await server.dataSource.query(
      'SELECT outcome FROM gateway_events WHERE transaction_id = $1 AND type = $2',
      [transactionId, 'refund.updated'],
    );
    expect(kept).toEqual([{ outcome: 'to-check' }]);
    expect((await lab.read(payer.id)).state).toBe('completed');
  });

  it('on hold is still sent when the payer deletes the account meanwhile', async () => {
    const payer = await paid();
    const config = jest.replaceProperty(server.app.get(Config), 'holdMinutes', 10);
    const id = await prepare(payer, 250);
    config.restore();
    const before = await refundOf(id);
    expect(before.status).toBe('ready');
    const { password, token, user } = payer;
    const body = { password, confirmation: user.email };
    expect((await server.call('DELETE', '/auth/me', { token, body })).status).toBe(200);
    expect(await refundOf(id)).toMatchObject({ status: 'ready', version: before.version });
    const { items } = (await asAdmin('GET', '/held-acts')).body;
    expect(items).toMatchObject([{ labels: [before.reference] }]);
    expect((await asAdmin('POST', `/held-acts/${items[0].id}/send-now`, {})).status).toBe(200);
    await paidBack(id);
    expect(await lab.read(payer.id)).toMatchObject({ state: 'refunded', receivedAmount: 0 });
  });

  it('can be undone while it is on hold, and sent again', async () => {
    const held = await startTestApp({ stripe: stripe.keys, holdMinutes: 10 });
    try {
      const other = await PaymentsLab.open(held);
      const payer = await other.registered(professional);
      const path = `/payments/${payer.id}/online`;
      await held.call('POST', path, { token: payer.token, body: { gateway: 'stripe' } });
      stripe.losesEvents = true;
      await stripe.pay();
      await held.call('POST', `${path}/check`, { token: payer.token });
      const call = (method: string, to: string, body?: unknown) =>
        held.call(method, `/admin${to}`, { token: other.admin.token, body });
      const { version } = await other.read(payer.id);
      const { body: refund } = await call('POST', '/refunds', {
        ...{ kind: 'refund', id: payer.id, version, amount: 250, account: { kind: 'gateway' } },
        ...{ cause: 'other', reason: 'You told us so.' },
      });
      expect(refund.status).toBe('ready');
      const end = async (how: 'undo' | 'send-now') => {
        const { items } = (await call('GET', '/held-acts')).body;
        const act = (items as { id: string; state: string }[]).find(
          ({ state }) => state === 'held',
        );
        expect((await call('POST', `/held-acts/${act?.id}/${how}`, {})).status).toBe(200);
      };
      await end('undo');
      expect((await call('GET', `/refunds/${refund.id}`)).body.status).toBe('ready');
      expect(stripe.refunds.some(({ note }) => note === refund.id)).toBe(false);
      await call('POST', `/refunds/${refund.id}/send`, { version: refund.version });
      await end('send-now');
      await until(async () => {
        await held.app.get(GatewayRefunds, { strict: false }).askDue();
        return (await call('GET', `/refunds/${refund.id}`)).body.status === 'paid';
      });
    } finally {
      await held.stop();
    }
  });
});

describe('an event', () => {
  const refused = async (sent: ReturnType<StripeSimulator['sign']>) => {
    expect(await stripe.send(sent)).toBe(400);
  };

  it('is refused without a valid signature, and changes nothing', async () => {
    const payer = await started();
    stripe.losesEvents = true;
    const event = await stripe.pay();
    const { body, headers } = event;
    const other = new StripeSimulator('sk_test_simulated', 'whsec_of_another');
    await refused({ body, headers: { ...headers, 'stripe-signature': '' } });
    await refused({ body: body.replace('25000', '25001'), headers });
    await refused({ body: `${body} `, headers });
    await refused(other.sign(body));
    await refused({ body, headers: { 'content-type': 'application/json' } });
    const old = Math.floor(Date.now() / 1000) - 6 * 60;
    await refused(stripe.sign(body, old));
    await refused(stripe.sign('{"object":"event"}'));
    expect((await lab.read(payer.id)).state).toBe('awaiting-payment');
    // The control: the same bytes with their own signature.
    expect(await stripe.send(event)).toBe(200);
    await expectPaidOnce(payer);
  });

  it('is accepted with one of two signatures, while its secret is replaced', async () => {
    const sent = stripe.event('customer.created', { id: 'cus_1' });
    const header = sent.headers['stripe-signature'] ?? '';
    const both = header.replace(',v1=', `,v1=${'a'.repeat(64)},v1=`);
    expect(
      await stripe.send({ ...sent, headers: { ...sent.headers, 'stripe-signature': both } }),
    ).toBe(200);
  });

  it('of an unknown provider is refused', async () => {
    const { status } = await server.call('POST', '/payments/gateways/other/events', { body: {} });
    expect(status).toBe(400);
  });
});
