import { auditRows } from '../../../test/admin-reads.js';
import { offer } from '../../../test/offers.js';
import { emailsOf } from '../../../test/outbox-rows.js';
import { PaymentsLab, type Registered } from '../../../test/payments.js';
import type { Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { SessionTokens } from '../../identity/sessions/session-tokens.js';
import { after, DAY } from '../../platform/core/time.js';
import { registeredInvariants } from '../../platform/invariants/invariants.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';

let server: TestApp;
let lab: PaymentsLab;
let person: Registered;
let payBy: Date;
beforeEach(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
  person = await lab.registered();
  payBy = new Date(String((await lab.read(person.id)).payBy));
});
afterEach(async () => {
  for (const { name, violations } of registeredInvariants()) {
    expect({ name, rows: await server.dataSource.query(violations) }).toEqual({ name, rows: [] });
  }
  await server.stop();
});

const rule = (changes: object) =>
  offer(lab, { overdue: { rule: 'cancel', days: 7, lateMoney: 'keep', ...changes } });
const state = async ({ id }: Registered) => (await lab.read(id)).state;
const reminders = async ({ id }: Registered) =>
  (await emailsOf(server.dataSource, `payment-reminder:${id}:`)).map(({ data }) => data);

/** The time of the last announcement, in days after the payment date. */
async function announced(of: Registered): Promise<number> {
  const told = (await reminders(of)).at(-1)?.['cancelsAt'] as string;
  return Math.round((Date.parse(told) - payBy.getTime()) / DAY);
}

/** Two processes do the work of the hour. Sessions end while the clock advances. */
async function atDay(days: number): Promise<void> {
  server.clock.set(after(payBy, days * DAY));
  const scheduler = server.app.get(Scheduler, { strict: false });
  await Promise.all([scheduler.run(), scheduler.run()]);
  const sessions = server.app.get(SessionTokens, { strict: false });
  for (const each of [lab.admin, person] as Person[])
    each.token = await server.dataSource.transaction((tx) => sessions.open(tx, each.user.id));
}

it('keeps a registration by default, with one reminder after the payment date', async () => {
  await atDay(2);
  await atDay(12);
  await atDay(60);
  expect(await state(person)).toBe('awaiting-payment');
  expect(await reminders(person)).toMatchObject([{ isOverdue: true, cancelsAt: null }]);
});

it('announces a cancellation, and cancels at the announced time, once', async () => {
  await rule({});
  await atDay(2);
  const cancelsAt = after(payBy, 7 * DAY).toISOString();
  expect(await reminders(person)).toMatchObject([{ isOverdue: true, cancelsAt }]);
  await atDay(6.9);
  expect(await lab.read(person.id)).toMatchObject({ state: 'awaiting-payment', cancelsAt });
  await atDay(7);
  await atDay(8);
  expect(await lab.read(person.id)).toMatchObject({ state: 'cancelled', cancelsAt: null });
  const reason = 'The fee did not arrive in time.';
  const emails = await emailsOf(server.dataSource, `registration-cancelled:${person.id}`);
  expect(emails).toMatchObject([{ data: { reason } }]);
  const ledger = (await lab.read(person.id)).ledger as object[];
  expect(ledger.at(-1)).toMatchObject({ action: 'cancel', source: 'system', reason });
  const rows = await auditRows(server, lab.admin.token, { subject: person.id });
  expect(rows[0]).toMatchObject({ action: 'payment.cancelled', actor: null });
  expect(await reminders(person)).toHaveLength(1);
});

it('cancels no registration while its payment page is open', async () => {
  await rule({});
  await atDay(2);
  await server.dataSource.query(
    `INSERT INTO gateway_attempts (id, payment_id, gateway, status, amount_cents, charge_minor,
       charge_currency, provider_id, url, expires_at, created_at)
     VALUES (gen_random_uuid(), $1, 'stripe', 'open', 5000, 5000, 'USD', 'cs_1', 'https://pay', $2, $2)`,
    [person.id, server.clock.now()],
  );
  await atDay(30);
  expect(await state(person)).toBe('awaiting-payment');
  await server.dataSource.query(`UPDATE gateway_attempts SET status = 'ended'`);
  await atDay(31);
  expect(await state(person)).toBe('cancelled');
});

it('gives three days of notice when the rule comes later', async () => {
  await atDay(20);
  await rule({});
  await atDay(21);
  const told = (await reminders(person)).at(-1)?.['cancelsAt'] as string;
  expect(new Date(told) >= after(payBy, 24 * DAY)).toBe(true);
  await atDay(23.9);
  expect(await state(person)).toBe('awaiting-payment');
  await atDay(24.1);
  expect(await state(person)).toBe('cancelled');
});

it('keeps a registration that money, another date or another rule saved', async () => {
  await rule({});
  const [paid, extended, kept] = [await lab.registered(), await lab.registered(), person];
  await atDay(2);
  const money = { amount: 20, date: '2025-10-14', bankTransactionId: 'TRX-PART' };
  expect((await lab.act(paid.id, 'match', money)).status).toBe(200);
  const lastDay = after(payBy, 30 * DAY)
    .toISOString()
    .slice(0, 10);
  const extension = { lastDay, reason: 'Your bank needs more time.' };
  expect((await lab.act(extended.id, 'extend', extension)).status).toBe(200);
  await rule({ rule: 'remind', days: 7 });
  await atDay(8.1);
  expect((await reminders(kept)).at(-1)).toMatchObject({ cancelsAt: null });
  await rule({ rule: 'cancel' });
  await atDay(9);
  const states = ['underpaid', 'awaiting-payment', 'awaiting-payment'];
  expect(await Promise.all([paid, extended, kept].map(state))).toEqual(states);
  // The control: saved by nothing any more, and told another time.
  expect(await announced(kept)).toBe(12);
  await atDay(12.1);
  expect(await Promise.all([paid, extended, kept].map(state))).toEqual([
    'underpaid',
    'awaiting-payment',
    'cancelled',
  ]);
});

it('announces a cancellation again after money that was another person’s', async () => {
  await rule({});
  await atDay(2);
  const money = { amount: 20, date: '2025-10-14', bankTransactionId: 'TRX-PART' };
  expect((await lab.act(person.id, 'match', money)).status).toBe(200);
  const ledger = (await lab.read(person.id)).ledger as { id: string; canUnmatch: boolean }[];
  const entryId = ledger.find(({ canUnmatch }) => canUnmatch)?.id;
  await lab.act(person.id, 'unmatch', { entryId, reason: 'Another person.' });
  await atDay(6);
  expect(await announced(person)).toBe(9);
  await atDay(9.1);
  expect(await state(person)).toBe('cancelled');
});

it('reminds again after each interval, for a month', async () => {
  await rule({ rule: 'remind', days: 7 });
  const counts = [];
  for (const day of [2, 7, 8.1, 9, 16, 29.5, 40]) {
    await atDay(day);
    counts.push((await reminders(person)).length);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 4, 4]);
  expect(await state(person)).toBe('awaiting-payment');
});

it('refuses a number of days out of range, at its field', async () => {
  await expect(rule({ days: 0 })).rejects.toThrow(/overdue\.days/);
});
