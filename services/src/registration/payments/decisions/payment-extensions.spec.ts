import { emailsOf } from '../../../../test/outbox-rows.js';
import { PaymentsLab } from '../../../../test/payments.js';
import type { Person } from '../../../../test/people.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import {
  ANYWHERE_ON_EARTH,
  localDay,
  localInstant,
} from '../../../conference/editions/local-instant.js';
import { SessionTokens } from '../../../identity/sessions/session-tokens.js';
import { after, DAY } from '../../../platform/core/time.js';
import { Scheduler } from '../../../platform/jobs/scheduler.js';

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());

/** Sessions end while the clock advances. */
async function logInAgain(...people: Person[]): Promise<void> {
  const sessions = server.app.get(SessionTokens, { strict: false });
  for (const person of people)
    person.token = await server.dataSource.transaction((tx) => sessions.open(tx, person.user.id));
}

it('moves the date of one payment, and its reminders with it', async () => {
  const payer = await lab.registered();
  const { id, ref } = payer;
  const other = await lab.registered();
  const read = async (reference: string) =>
    (await server.call('GET', `/payments/by-reference?ref=${reference}`, { token: payer.token }))
      .body.data;
  const before = new Date((await lab.read(id)).payBy as string);
  const otherBefore = (await lab.read(other.id)).payBy;
  const reminders = async () =>
    (await emailsOf(server.dataSource, `payment-reminder:${id}:`)).map(
      ({ data }) => data.isOverdue,
    );
  const remindAt = async (moment: Date) => {
    server.clock.advance(moment.getTime() - server.clock.now().getTime());
    await server.app.get(Scheduler, { strict: false }).run();
    await logInAgain(lab.admin, payer);
  };
  await remindAt(after(before, -2 * DAY));
  await remindAt(after(before, 2 * DAY));
  expect(await reminders()).toEqual([false, true]);

  const lastDay = localDay(after(before, 10 * DAY), ANYWHERE_ON_EARTH);
  const payBy = localInstant(lastDay, '23:59:59', ANYWHERE_ON_EARTH);
  const reason = 'Your bank needs more time.';
  const early = { lastDay: localDay(before, ANYWHERE_ON_EARTH), reason };
  expect((await lab.act(id, 'extend', early)).body.fields).toHaveProperty('lastDay');
  const extended = await lab.act(id, 'extend', { lastDay, reason });
  expect(extended).toMatchObject({ status: 200, body: { payBy: payBy.toISOString() } });
  const stale = { lastDay, reason, version: 1 };
  expect((await lab.asAdmin('POST', `/${id}/extend`, stale)).body.code).toBe('CHANGED_MEANWHILE');

  expect((await read(ref)).payBy).toBe(payBy.toISOString());
  expect((await lab.read(other.id)).payBy).toBe(otherBefore);
  expect(await emailsOf(server.dataSource, `payment-extended:${id}`)).toMatchObject([
    { data: { reason, payBy: payBy.toISOString() } },
  ]);
  expect(await emailsOf(server.dataSource, `payment-extended:${other.id}`)).toEqual([]);
  await remindAt(after(payBy, -2 * DAY));
  expect(await reminders()).toEqual([false, true, false]);
  const entries = await server.dataSource.query(
    `SELECT action, actor_id FROM audit_entries WHERE subject_id = $1 AND action LIKE '%extend%'`,
    [id],
  );
  expect(entries).toEqual([{ action: 'payment.extend-deadline', actor_id: lab.admin.user.id }]);
});

it('is for unpaid payments', async () => {
  const { id } = await lab.registered();
  expect((await lab.confirm(id)).status).toBe(200);
  const body = { lastDay: '2030-01-01', reason: 'More time.' };
  expect((await lab.act(id, 'extend', body)).body.code).toBe('INVALID_TRANSITION');
});
