import { PaystackSimulator } from '../../../test/paystack-simulator.js';
import type {
  SignedEvent,
  SimulatedDispute,
  SimulatedRefund,
} from '../../../test/gateway-simulator.js';
import { PaymentsLab, type Registered } from '../../../test/payments.js';
import { StripeSimulator } from '../../../test/stripe-simulator.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';
import { DAY } from '../../platform/core/time.js';
import { registeredInvariants } from '../../platform/invariants/invariants.js';
import '../gateways/gateways.invariants.js';
import '../payments/payments.invariants.js';
import { GatewayRefunds } from '../refunds/gateway-refunds.js';
import { ProviderRefunds } from '../refunds/provider-refunds.js';
import '../refunds/refunds.invariants.js';
import './provider-checks.invariants.js';

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
  await server.dataSource.query(
    `UPDATE editions SET document = jsonb_set(document, '{invoicing,localRates}', $1::jsonb)`,
    [JSON.stringify([{ currency: 'NGN', rate: 1600, day: '2025-10-01' }])],
  );
});
afterAll(async () => {
  await server.stop();
  await stripe.stop();
  await paystack.stop();
});
beforeEach(() => server.clock.set(new Date()));
afterEach(async () => {
  stripe.failsWith = undefined;
  stripe.refundsBecome = 'succeeded';
  for (const { name, violations } of registeredInvariants()) {
    expect([name, await server.dataSource.query(violations)]).toEqual([name, []]);
  }
});

const asAdmin = (method: string, path: string, body?: unknown) =>
  server.call(method, `/admin${path}`, { token: lab.admin.token, body });
const askDue = () => server.app.get(GatewayRefunds, { strict: false }).askDue();
const refundOf = async (id: string) => (await asAdmin('GET', `/refunds/${id}`)).body;

async function paid(gateway: 'stripe' | 'paystack' = 'stripe'): Promise<Registered> {
  const payer = await lab.registered({
    academicCategory: 'professional',
    registrationPackage: 'virtual_presentation_only',
    price: 250,
  });
  const { token } = payer;
  await server.call('POST', `/payments/${payer.id}/online`, { token, body: { gateway } });
  await (gateway === 'stripe' ? stripe : paystack).pay();
  return payer;
}

/** Made at the provider's own site. */
function elsewhere(changes: Partial<SimulatedRefund> = {}): SimulatedRefund {
  const id = `re_elsewhere_${stripe.refunds.length}`;
  const { transactionId, minor } = stripe.visit;
  const refund = { id, transactionId, minor, note: '', status: 'succeeded' as const, ...changes };
  stripe.refunds.push(refund);
  return refund;
}

async function checkOf(ref: string) {
  const { items } = (await asAdmin('GET', `/provider-checks?q=${ref}`)).body;
  expect(items).toHaveLength(1);
  return (await asAdmin('GET', `/provider-checks/${items[0].id}`)).body;
}

const act = async (check: { id: string; version: number }, name: string, body: object = {}) =>
  asAdmin('POST', `/provider-checks/${check.id}/${name}`, { version: check.version, ...body });

async function prepared(payer: Registered, what: object = {}): Promise<string> {
  const { version } = await lab.read(payer.id);
  const { body } = await asAdmin('POST', '/refunds', {
    ...{
      kind: 'refund',
      id: payer.id,
      version,
      amount: 250,
      ...what,
      account: { kind: 'gateway' },
    },
    ...{ cause: 'visa-refused', reason: 'Your visa was refused.' },
  });
  return body.id as string;
}

async function returned(payer: Registered, what: object = {}) {
  const id = await prepared(payer, what);
  await until(async () => (await askDue(), (await refundOf(id)).status === 'paid'));
  const made = stripe.refunds.find(({ note }) => note === id) as SimulatedRefund;
  await stripe.send(stripe.refundEvent({ ...made, status: 'failed' }));
  return checkOf(payer.ref);
}

/** The bank transfer that pays too much. */
async function paidTwice(payer: Registered, amount: number): Promise<void> {
  const bankTransactionId = `TWICE-${payer.ref}`;
  const money = { amount, date: '2025-10-14', bankTransactionId, sender: 'Ama Sample' };
  const { body } = await asAdmin('POST', '/transfers', money);
  const use = { version: 1, paymentId: payer.id, amount };
  const matched = await asAdmin('POST', `/transfers/${body.id}/match`, use);
  expect([matched.status, matched.body.code]).toEqual([200, undefined]);
}

async function openCents({ transferId }: { transferId: string }): Promise<number> {
  const sql = 'SELECT open_cents AS cents FROM bank_transfers WHERE id = $1';
  const [{ cents }] = await server.dataSource.query<[{ cents: number }]>(sql, [transferId]);
  return cents;
}

describe('a refund made at the provider', () => {
  it('is listed once, and booked as a refund that ends the registration', async () => {
    const payer = await paid();
    const event = stripe.refundEvent(elsewhere());
    await stripe.send(event);
    await stripe.send(stripe.refundEvent(stripe.refunds.at(-1) as SimulatedRefund));
    const check = await checkOf(payer.ref);
    expect(check).toMatchObject({
      kind: 'refund-elsewhere',
      status: 'open',
      charge: { amount: 250, currency: 'USD' },
      booking: { kinds: ['refund'], amount: 250 },
    });
    const work = (await asAdmin('GET', '/dashboard/work')).body;
    expect(work.items).toContainEqual(
      expect.objectContaining({ kind: 'provider-checks', count: 1 }),
    );
    const booked = await act(check, 'book-refund', {
      ...{ kind: 'refund', amount: 250, reason: 'You told us that you cannot come.' },
    });
    expect(booked.body).toMatchObject({ status: 'settled', outcome: 'paid', booking: null });
    expect(await lab.read(payer.id)).toMatchObject({ state: 'refunded', receivedAmount: 0 });
    const refunds = (await asAdmin('GET', `/refunds?q=${payer.ref}`)).body.items;
    expect(refunds).toMatchObject([{ status: 'paid', gateway: 'stripe', isBooked: true }]);
    expect(
      (await act(booked.body, 'book-refund', { kind: 'refund', amount: 1, reason: 'Again' }))
        .status,
    ).toBe(409);
  });

  it('of an unmatched payment is booked as its return, and at most its open amount', async () => {
    const payer = await paid();
    const { version } = await lab.read(payer.id);
    await asAdmin('POST', `/payments/${payer.id}/credit-note`, {
      version,
      reason: 'x',
      cancels: true,
    });
    const second = await lab.registered();
    const { token } = second;
    await server.call('POST', `/payments/${second.id}/online`, {
      token,
      body: { gateway: 'stripe' },
    });
    await lab.reject(second.id);
    await stripe.pay();
    await stripe.send(stripe.refundEvent(elsewhere()));
    const check = await checkOf(second.ref);
    expect(check.booking).toEqual({ kinds: ['return'], amount: 50 });
    const book = (amount: number) =>
      act(check, 'book-refund', { kind: 'return', amount, reason: 'Not for us.' });
    expect((await book(51)).status).toBe(400);
    expect((await book(50)).body.status).toBe('settled');
    const [{ open_cents: open }] = await server.dataSource.query(
      'SELECT open_cents FROM bank_transfers WHERE id = $1',
      [check.transferId],
    );
    expect(open).toBe(0);
  });

  it('needs no one once the provider reports that it failed, in any order', async () => {
    const payer = await paid();
    const made = elsewhere({ status: 'pending' });
    const first = stripe.refundEvent(made);
    await stripe.send(first);
    expect((await checkOf(payer.ref)).status).toBe('open');
    await stripe.send(stripe.refundEvent({ ...made, status: 'failed' }));
    await stripe.send(stripe.refundEvent(made));
    const check = await checkOf(payer.ref);
    expect(check).toMatchObject({ status: 'settled', outcome: 'failed', settledBy: null });
    expect((await lab.read(payer.id)).receivedAmount).toBe(250);
  });

  it('is dismissed with a reason, and reopened', async () => {
    const payer = await paid();
    await stripe.send(stripe.refundEvent(elsewhere({ minor: 100 })));
    const check = await checkOf(payer.ref);
    expect((await act(check, 'dismiss', { reason: '' })).status).toBe(400);
    const dismissed = await act(check, 'dismiss', { reason: 'Booked by hand on Monday.' });
    expect(dismissed.body).toMatchObject({
      status: 'dismissed',
      note: 'Booked by hand on Monday.',
    });
    expect((await act(check, 'dismiss', { reason: 'Again' })).body.code).toBe('CHANGED_MEANWHILE');
    const { body } = await act(dismissed.body, 'reopen');
    expect(body).toMatchObject({ status: 'open', note: null, settledBy: null });
    const audit = await server.dataSource.query<{ action: string }[]>(
      `SELECT action FROM audit_entries WHERE subject_id = $1 ORDER BY id`,
      [check.id],
    );
    expect(audit.map(({ action }) => action)).toEqual([
      'provider-check.opened',
      'provider-check.dismissed',
      'provider-check.reopened',
    ]);
  });

  it('is found next to a refund of ours of the same money', async () => {
    const payer = await paid();
    const id = await prepared(payer, { amount: 100 });
    await until(async () => (await askDue(), (await refundOf(id)).status === 'paid'));
    await stripe.send(stripe.refundEvent(elsewhere({ minor: 15_000 })));
    expect(await checkOf(payer.ref)).toMatchObject({ kind: 'refund-elsewhere', status: 'open' });
  });
});

describe('a refund of ours', () => {
  it('is the one that was made at the provider before, where the amounts agree', async () => {
    const payer = await paid();
    await stripe.send(stripe.refundEvent(elsewhere()));
    const { length } = stripe.refunds;
    const id = await prepared(payer);
    await until(async () => (await askDue(), (await refundOf(id)).status === 'paid'));
    expect(stripe.refunds).toHaveLength(length);
    expect(await checkOf(payer.ref)).toMatchObject({ status: 'settled', outcome: 'paid' });
    expect(await lab.read(payer.id)).toMatchObject({ state: 'refunded', receivedAmount: 0 });
  });

  it.each([
    ['paid', 'refund-paid', {}, { status: 'paid' }, 0],
    [
      'failed',
      'refund-failed',
      { reason: 'Refused.' },
      { status: 'failed', failure: 'Refused.' },
      250,
    ],
  ])(
    'is %s as finance sees it, where the provider names no refund that fits',
    async (_, name, body, refund, left) => {
      const payer = await paid();
      elsewhere({ minor: 10_000 });
      elsewhere({ minor: 15_000 });
      const id = await prepared(payer);
      await until(async () => (await askDue(), (await checks(payer)).length === 1));
      const check = await checkOf(payer.ref);
      expect(check).toMatchObject({ kind: 'refund-exists', refundStatus: 'exported' });
      expect((await act(check, 'dismiss', { reason: 'Not now.' })).status).toBe(409);
      expect((await act(check, name, body)).body).toMatchObject({ status: 'settled' });
      expect(await refundOf(id)).toMatchObject(refund);
      expect((await lab.read(payer.id)).receivedAmount).toBe(left);
    },
  );

  it('without an end is asked about for 14 days, and again when finance wants', async () => {
    const payer = await paid();
    stripe.failsWith = 503;
    const id = await prepared(payer);
    await askDue();
    await later(13 * DAY);
    await askDue();
    expect(await checks(payer)).toEqual([]);
    await later(2 * DAY);
    await until(async () => (await askDue(), (await checks(payer)).length === 1));
    const asked = stripe.calls.length;
    await later(DAY);
    await askDue();
    expect(stripe.calls).toHaveLength(asked);
    const check = await checkOf(payer.ref);
    expect(check).toMatchObject({ kind: 'refund-unanswered', refundStatus: 'exported' });
    stripe.refundsBecome = 'pending';
    stripe.failsWith = undefined;
    expect((await act(check, 'ask-again')).body).toMatchObject({ outcome: 'asked-again' });
    await askDue();
    await later(15 * DAY);
    await until(async () => (await askDue(), (await checkOf(payer.ref)).status === 'open'));
    const made = stripe.refunds.find(({ note }) => note === id) as SimulatedRefund;
    made.status = 'succeeded';
    const now = Math.floor(server.clock.now().getTime() / 1000);
    expect(await stripe.send(stripe.sign(stripe.refundEvent(made).body, now))).toBe(200);
    await until(async () => (await askDue(), (await refundOf(id)).status === 'paid'));
    expect(await checkOf(payer.ref)).toMatchObject({ status: 'settled', settledBy: null });
  });

  it('locks its money before itself, like the erasure of a person', async () => {
    const payer = await paid();
    stripe.refundsBecome = 'pending';
    const id = await prepared(payer);
    await until(async () => (await askDue(), stripe.refunds.some(({ note }) => note === id)));
    const refunds = server.app.get(ProviderRefunds, { strict: false });
    const { dataSource } = server;
    let settling: Promise<void> | undefined;
    await dataSource.transaction(async (tx) => {
      await tx.query('SELECT id FROM payments WHERE id = $1 FOR UPDATE', [payer.id]);
      settling = dataSource.transaction((other) =>
        refunds.pay(other, id, { actorId: null, providerId: `of ${id}` }),
      );
      await until(async () => {
        const waiting = 'SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted';
        const [row] = await dataSource.query<[{ count: number }]>(waiting);
        return row.count > 0;
      });
      // In the other order, each would wait for the other here.
      await tx.query('SELECT id FROM refunds WHERE id = $1 FOR UPDATE', [id]);
    });
    await settling;
    expect((await refundOf(id)).status).toBe('paid');
  });

  it('that fails after it was booked is reversed: its money is open for another refund', async () => {
    const payer = await paid();
    const check = await returned(payer);
    expect(check).toMatchObject({ kind: 'refund-returned', refundStatus: 'paid', booking: null });
    const failure = 'The card was closed.';
    const settled = await act(check, 'refund-returned', { reason: failure });
    expect(settled.body).toMatchObject({ status: 'settled', outcome: 'returned', note: failure });
    expect(await refundOf(check.refundId)).toMatchObject({ status: 'failed', failure });
    expect(await lab.read(payer.id)).toMatchObject({ state: 'refunded', receivedAmount: 0 });
    expect(await openCents(check)).toBe(25_000);
    expect((await act(settled.body, 'refund-returned', { reason: failure })).status).toBe(409);
    const { version } = (await asAdmin('GET', `/transfers/${check.transferId}`)).body;
    const again = await asAdmin('POST', '/refunds', {
      ...{ kind: 'return', id: check.transferId, version, amount: 250 },
      ...{ cause: 'visa-refused', reason: 'Your card did not take it.' },
      account: { kind: 'iban', holder: 'Ada Sample', iban: 'DE89370400440532013000' },
    });
    expect(again.status).toBe(201);
  });

  it('that fails after it was booked leaves the provider’s money in two places, which are refunded once', async () => {
    const payer = await paid();
    await paidTwice(payer, 10);
    const check = await returned(payer, { kind: 'overpayment', amount: 10 });
    await act(check, 'refund-returned', { reason: 'The card was closed.' });
    expect(await openCents(check)).toBe(1000);

    const { version, ledger } = await lab.read(payer.id);
    const order = { kind: 'refund', id: payer.id, version, amount: 250, cause: 'other' };
    const refund = { ...order, reason: 'You cannot come.', account: { kind: 'gateway' } };
    const above = await asAdmin('POST', '/refunds', refund);
    expect([above.status, above.body.message]).toEqual([
      400,
      'At most USD 240.00 can be refunded.',
    ]);

    const entries = ledger as { id: string; transferId: string }[];
    const entryId = entries.find(({ transferId }) => transferId === check.transferId)?.id;
    const unmatching = { entryId, keepsMoney: false, reason: 'Wrong person.' };
    const unmatched = await lab.act(payer.id, 'unmatch', unmatching);
    expect([unmatched.status, unmatched.body.code]).toEqual([409, 'INVALID_TRANSITION']);
    expect((await asAdmin('POST', '/refunds', { ...refund, amount: 240 })).status).toBe(201);
  });

  it('that fails after it was booked is dismissed where it was paid another way', async () => {
    const check = await returned(await paid());
    expect((await act(check, 'dismiss', { reason: 'Paid by transfer.' })).status).toBe(200);
    expect(await openCents(check)).toBe(0);
  });

  it('is reversed once by two organisers at once', async () => {
    const check = await returned(await paid());
    const answers = await Promise.all([
      act(check, 'refund-returned', { reason: 'The card was closed.' }),
      act(check, 'refund-returned', { reason: 'The card was closed.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await openCents(check)).toBe(25_000);
  });
});

describe('a dispute', () => {
  const reason = 'Your bank charged it back.';
  const disputed = (changes: Partial<SimulatedDispute> = {}): SimulatedDispute => {
    const { transactionId, minor } = stripe.visit;
    return { id: `du_of_${transactionId}`, transactionId, minor, end: null, ...changes };
  };

  it('that is won books nothing and needs no one', async () => {
    const payer = await paid();
    await stripe.send(stripe.disputeEvent(disputed()));
    expect(await checkOf(payer.ref)).toMatchObject({ kind: 'dispute', status: 'open' });
    await stripe.send(stripe.disputeEvent(disputed({ end: 'won' })));
    expect(await checkOf(payer.ref)).toMatchObject({ outcome: 'won', settledBy: null });
    expect(await lab.read(payer.id)).toMatchObject({ state: 'completed', receivedAmount: 250 });
  });

  it('that is won needs no one where it was dismissed, either', async () => {
    const payer = await paid();
    await stripe.send(stripe.disputeEvent(disputed()));
    const note = 'We sent the evidence.';
    const dismissed = await act(await checkOf(payer.ref), 'dismiss', { reason: note });
    await stripe.send(stripe.disputeEvent(disputed({ end: 'won' })));
    expect(await checkOf(payer.ref)).toMatchObject({ status: 'settled', outcome: 'won', note });
    expect((await act(dismissed.body, 'reopen')).status).toBe(409);
  });

  it.each([['in order'], ['repeated and in another order']])(
    'that is lost charges the money back: the registration is to be paid again, reported %s',
    async (how) => {
      const payer = await paid();
      const [begun, lost] = [disputed(), disputed({ end: 'lost' })].map((each) =>
        stripe.disputeEvent(each),
      ) as [SignedEvent, SignedEvent];
      for (const event of how === 'in order' ? [begun, lost] : [lost, begun, lost, begun])
        expect(await stripe.send(event)).toBe(200);
      const check = await checkOf(payer.ref);
      expect(check).toMatchObject({ kind: 'dispute', status: 'open', isReportedLost: true });
      const booked = await act(check, 'dispute-lost', { reason });
      expect(booked.body).toMatchObject({ status: 'settled', outcome: 'lost' });
      const after = await lab.read(payer.id);
      expect(after).toMatchObject({ state: 'awaiting-payment', receivedAmount: 0 });
      expect(after.creditNotes).toMatchObject([{ reason }]);
      expect(await openCents(check)).toBe(0);
      const again = await act(booked.body, 'dispute-lost', { reason });
      expect(again.body.code).toBe('INVALID_TRANSITION');
    },
  );

  it('over a part leaves the rest as an unmatched payment', async () => {
    const payer = await paid();
    await stripe.send(stripe.disputeEvent(disputed({ minor: 10_000 })));
    const check = await checkOf(payer.ref);
    expect((await act(check, 'dispute-lost', { reason })).status).toBe(200);
    expect((await lab.read(payer.id)).receivedAmount).toBe(0);
    expect(await openCents(check)).toBe(15_000);
  });

  it('of a refunded payment has no money to take, and is dismissed; its loss opens it again', async () => {
    const payer = await paid();
    const id = await prepared(payer);
    await stripe.send(stripe.disputeEvent(disputed()));
    const waiting = await checkOf(payer.ref);
    expect((await act(waiting, 'dispute-lost', { reason })).status).toBe(409);
    await until(async () => (await askDue(), (await refundOf(id)).status === 'paid'));
    const check = await checkOf(payer.ref);
    expect((await act(check, 'dispute-lost', { reason })).status).toBe(409);
    expect((await act(check, 'dismiss', { reason: 'It was refunded.' })).status).toBe(200);
    await stripe.send(stripe.disputeEvent(disputed({ end: 'lost' })));
    expect(await checkOf(payer.ref)).toMatchObject({ status: 'open', isReportedLost: true });
  });

  it('of Paystack is in the local currency, by the rate of the money', async () => {
    const payer = await paid('paystack');
    const { transactionId, minor } = paystack.visit;
    const dispute = { id: '7781', transactionId, minor, end: null };
    await paystack.send(paystack.disputeEvent(dispute));
    expect(await checkOf(payer.ref)).toMatchObject({
      ...{ kind: 'dispute', status: 'open', gateway: 'paystack', isReportedLost: false },
      charge: { amount: 400_000, currency: 'NGN' },
    });
    await paystack.send(paystack.disputeEvent({ ...dispute, end: 'lost' }));
    const check = await checkOf(payer.ref);
    expect(check.isReportedLost).toBe(true);
    expect((await act(check, 'dispute-lost', { reason })).body.outcome).toBe('lost');
    expect(await openCents(check)).toBe(0);
  });
});

it('books money without a rate as an unmatched payment, at the rate of finance', async () => {
  const payer = await lab.registered();
  const { token } = payer;
  await server.call('POST', `/payments/${payer.id}/online`, { token, body: { gateway: 'stripe' } });
  const visit = { ...stripe.visit, state: 'paid' as const };
  await stripe.send(stripe.paidEvent(visit, { currency: 'eur', amount_total: 4600 }));
  const check = await checkOf(payer.ref);
  expect(check).toMatchObject({
    kind: 'money-without-rate',
    charge: { amount: 46, currency: 'EUR' },
    transferId: null,
  });
  expect((await act(check, 'book-money', { rate: 0, day: '2025-10-14' })).status).toBe(400);
  const rated = await act(check, 'book-money', { rate: 0.92, day: '2025-10-14' });
  expect(rated.body).toMatchObject({ status: 'settled', outcome: 'booked' });
  const transfer = (await asAdmin('GET', `/transfers/${rated.body.transferId}`)).body;
  expect(transfer).toMatchObject({ amount: 50, open: 50, remittance: payer.ref });
  expect((await act(rated.body, 'book-money', { rate: 1, day: '2025-10-14' })).status).toBe(409);
  await expect(
    server.dataSource.query(`UPDATE gateway_money SET rate_micros = 1 WHERE transaction_id = $1`, [
      visit.transactionId,
    ]),
  ).rejects.toThrow('never changed');
});

it('asks about a refund of Paystack whose event does not say whose it is', async () => {
  const payer = await paid('paystack');
  paystack.refundsBecome = 'pending';
  const id = await prepared(payer, { amount: 100 });
  await until(async () => (await askDue(), paystack.refunds.some(({ note }) => note === id)));
  const made = paystack.refunds.find(({ note }) => note === id) as SimulatedRefund;
  made.status = 'succeeded';
  await paystack.send(paystack.refundEvent(made));
  await until(async () => (await askDue(), (await refundOf(id)).status === 'paid'));
  await paystack.send(paystack.refundEvent({ ...made, id: '77', minor: 24_000_000 }));
  expect(await checkOf(payer.ref)).toMatchObject({ kind: 'refund-elsewhere', gateway: 'paystack' });
});

it('books a refund and a lost dispute when its hold ends, and not when it is undone', async () => {
  const held = await startTestApp({ stripe: stripe.keys, holdMinutes: 10 });
  const elsewhereUrl = stripe.eventsUrl;
  try {
    const other = await PaymentsLab.open(held);
    const call = (method: string, to: string, body?: unknown) =>
      held.call(method, `/admin${to}`, { token: other.admin.token, body });
    stripe.eventsUrl = `${held.origin}/api/v1/payments/gateways/stripe/events`;
    const paidHere = async () => {
      const payer = await other.registered();
      const body = { gateway: 'stripe' };
      await held.call('POST', `/payments/${payer.id}/online`, { token: payer.token, body });
      await stripe.pay();
      await other.act(payer.id, 'confirm', { studentProofSeen: true });
      await end('send-now');
      return payer;
    };
    const end = async (how: 'undo' | 'send-now') => {
      const { items } = (await call('GET', '/held-acts')).body;
      for (const { id } of items as { id: string }[])
        await call('POST', `/held-acts/${id}/${how}`, {});
    };
    const payer = await paidHere();
    await stripe.send(stripe.refundEvent(elsewhere()));
    const read = async () => {
      const { items } = (await call('GET', '/provider-checks')).body;
      return (await call('GET', `/provider-checks/${items[0].id}`)).body;
    };
    const book = async () => {
      const { id, version } = await read();
      const body = { version, kind: 'refund', amount: 50, reason: 'You told us so.' };
      return call('POST', `/provider-checks/${id}/book-refund`, body);
    };
    expect((await book()).body).toMatchObject({ status: 'open', hold: { kind: 'check-refund' } });
    expect((await other.act(payer.id, 'refund', { amount: 50, reason: 'Twice?' })).status).toBe(
      409,
    );
    await end('undo');
    expect(await read()).toMatchObject({ status: 'open', hold: null });
    await book();
    await end('send-now');
    expect(await read()).toMatchObject({ status: 'settled', outcome: 'paid' });
    expect(await other.read(payer.id)).toMatchObject({ state: 'refunded', receivedAmount: 0 });

    const disputing = await paidHere();
    const { transactionId, minor } = stripe.visit;
    await stripe.send(stripe.disputeEvent({ id: 'du_held', transactionId, minor, end: null }));
    const lose = async () => {
      const { items } = (await call('GET', '/provider-checks?sort=-openedAt')).body;
      const [{ id, version }] = items as [{ id: string; version: number }];
      const body = { version, reason: 'Your bank charged it back.' };
      return call('POST', `/provider-checks/${id}/dispute-lost`, body);
    };
    expect((await lose()).body).toMatchObject({ status: 'open', hold: { kind: 'check-dispute' } });
    expect(await other.read(disputing.id)).toMatchObject({ state: 'completed' });
    await end('undo');
    await lose();
    await end('send-now');
    expect(await other.read(disputing.id)).toMatchObject({
      ...{ state: 'awaiting-payment', receivedAmount: 0 },
    });
  } finally {
    stripe.eventsUrl = elsewhereUrl;
    await held.stop();
  }
});

/** Sessions of organisers end meanwhile. */
async function later(time: number): Promise<void> {
  server.clock.advance(time);
  lab = await PaymentsLab.open(server);
}

async function checks({ ref }: Registered): Promise<object[]> {
  return (await asAdmin('GET', `/provider-checks?q=${ref}`)).body.items as object[];
}
