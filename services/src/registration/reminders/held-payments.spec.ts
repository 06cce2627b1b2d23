import { offer } from '../../../test/offers.js';
import { emailsOf } from '../../../test/outbox-rows.js';
import { PaymentsLab, receipt, type Registered } from '../../../test/payments.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { SessionTokens } from '../../identity/sessions/session-tokens.js';
import { after, DAY } from '../../platform/core/time.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';

let server: TestApp;
let lab: PaymentsLab;
let payBy: Date;
let people: Registered[];
/** The control. */
let free: Registered;
beforeEach(async () => {
  server = await startTestApp({ holdMinutes: 10 });
  lab = await PaymentsLab.open(server);
  people = [];
  for (let n = 0; n < 4; n += 1) people.push(await lab.registered());
  free = people[3] as Registered;
  payBy = new Date(String((await lab.read(free.id)).payBy));
});
afterEach(() => server.stop());

/** Sessions end while the clock advances. */
async function advanceTo(days: number): Promise<void> {
  server.clock.set(after(payBy, days * DAY));
  const sessions = server.app.get(SessionTokens, { strict: false });
  lab.admin.token = await server.dataSource.transaction((tx) =>
    sessions.open(tx, lab.admin.user.id),
  );
}
const work = () => server.app.get(Scheduler, { strict: false }).run();
const reminders = () =>
  Promise.all(
    people.map(
      async ({ id }) => (await emailsOf(server.dataSource, `payment-reminder:${id}:`)).length,
    ),
  );

/** A confirmation, a rejection and a cancellation. */
async function hold(): Promise<string[]> {
  const [paid, rejected, cancelled] = people as [Registered, Registered, Registered];
  const answers = [
    await lab.confirm(paid.id),
    await lab.reject(rejected.id),
    await lab.act(cancelled.id, 'cancel', { reason: 'You asked us to.' }),
  ];
  return answers.map(({ body }) => body.hold.id as string);
}

const end = (hold: string, how: 'undo' | 'send-now') =>
  server.call('POST', `/admin/held-acts/${hold}/${how}`, { token: lab.admin.token, body: {} });

it('reminds no payer of a payment with an act on hold, until it is undone', async () => {
  await advanceTo(-2);
  const holds = await hold();
  await work();
  expect(await reminders()).toEqual([0, 0, 0, 1]);
  for (const id of holds) await end(id, 'undo');
  await work();
  expect(await reminders()).toEqual([1, 1, 1, 1]);
});

it('reminds no payer of a part that is being refunded', async () => {
  const [{ id, ref }] = people as [Registered];
  const part = { ...receipt, amount: 20, bankTransactionId: `PART-${ref}` };
  const { hold } = (await lab.act(id, 'match', part)).body;
  await end(hold.id as string, 'send-now');
  const { version } = await lab.read(id);
  const refund = await server.call('POST', '/admin/refunds', {
    token: lab.admin.token,
    body: {
      ...{ kind: 'refund', id, version, amount: 20, cause: 'cancelled', reason: 'Cancelled.' },
      account: { kind: 'iban', holder: 'Adaeze Obi', iban: 'GB82 WEST 1234 5698 7654 32' },
    },
  });
  expect(refund.status).toBe(201);
  await advanceTo(-2);
  await work();
  expect(await reminders()).toEqual([0, 1, 1, 1]);
});

it('sends no further reminder while an act is on hold', async () => {
  await offer(lab, { overdue: { rule: 'remind', days: 7, lateMoney: 'keep' } });
  await advanceTo(2);
  await work();
  await advanceTo(8.1);
  await hold();
  await work();
  expect(await reminders()).toEqual([1, 1, 1, 2]);
});

it('announces no cancellation while an act is on hold', async () => {
  await offer(lab, { overdue: { rule: 'cancel', days: 7, lateMoney: 'keep' } });
  await advanceTo(2);
  await hold();
  await work();
  expect(await reminders()).toEqual([0, 0, 0, 1]);
  const dates = await Promise.all(people.map(async ({ id }) => (await lab.read(id)).cancelsAt));
  expect(dates).toEqual([null, null, null, expect.any(String)]);
});
