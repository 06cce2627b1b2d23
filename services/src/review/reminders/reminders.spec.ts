import { emailsOf } from '../../../test/outbox-rows.js';
import type { Person } from '../../../test/people.js';
import { makePaper } from '../../../test/registration-data.js';
import { assign, reviewForm } from '../../../test/review-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { DAY } from '../../platform/core/time.js';
import { DueReminders } from './reminders.service.js';

let server: TestApp;
let author: Person;
let reviewer: Person;
beforeAll(async () => {
  server = await startTestApp();
  author = await server.person('user');
});
beforeEach(async () => {
  reviewer = await server.person('reviewer');
});
afterAll(() => server.stop());

/** @returns the id of the assigned paper */
async function given(status: 'invited' | 'accepted', days: number): Promise<string> {
  const paperId = await makePaper(server.app, author.user.id, 'under-review');
  await assign(server, reviewer.user.id, paperId, { status, days });
  return paperId;
}
/** `isLate` of each reminder. */
const reminders = async () =>
  (await emailsOf(server.dataSource, `review-reminder:${reviewer.user.id}`)).map(
    ({ data }) => data.isLate,
  );
const aDayPasses = async () => {
  server.clock.advance(DAY);
  await Promise.all([remind(), remind()]);
};
const remind = () => server.app.get(DueReminders, { strict: false }).run();

describe('reminders of reviews', () => {
  it('are sent three days before the deadline, and once it is over', async () => {
    await given('accepted', 10);
    const seen: number[] = [];
    for (let day = 1; day <= 14; day += 1) {
      await aDayPasses();
      seen.push((await reminders()).length);
    }
    expect(seen).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2]);
    expect(await reminders()).toEqual([false, true]);
  });

  it('skip submitted reviews, decided papers and new invitations', async () => {
    const submitted = await given('accepted', 2);
    const answer = await server.call('POST', `/reviews/papers/${submitted}/submit`, {
      token: reviewer.token,
      body: { revision: 1, ...reviewForm() },
    });
    expect(answer.status).toBe(200);
    const decided = await given('accepted', 2);
    await server.dataSource.query(`UPDATE papers SET status = 'decision-recorded' WHERE id = $1`, [
      decided,
    ]);
    await given('invited', 2);
    await aDayPasses();
    expect(await reminders()).toEqual([]);
  });
});
