import { emailsOf } from '../../../test/outbox-rows.js';
import type { Person } from '../../../test/people.js';
import { submittedPaper } from '../../../test/papers.js';
import { makePaper } from '../../../test/registration-data.js';
import { assign, FORM_READ, reviewForm } from '../../../test/review-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { DAY } from '../../platform/core/time.js';
import { renderEmail } from '../../messaging/templates/rendered-email.js';
import { formatInstant } from '../../platform/i18n/formats.js';
import { reviewReminder } from '../reviews/review.emails.js';
import { DueReminders } from './reminders.service.js';

let server: TestApp;
let author: Person;
let reviewer: Person;
beforeAll(async () => {
  server = await startTestApp({ holdMinutes: 10 });
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
const reminders = async ({ user } = reviewer) =>
  (await emailsOf(server.dataSource, `review-reminder:${user.id}`)).map(({ data }) => data.isLate);
const aDayPasses = async () => {
  server.clock.advance(DAY);
  await Promise.all([remind(), remind()]);
};
const remind = () => server.app.get(DueReminders, { strict: false }).run();
const remindOf = ({ token }: Person, id: string) =>
  server.call('POST', '/admin/papers/reminders', { token, body: { ids: [id] } });

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

  it('name the answer date to invited reviewers, and the review date with the link', async () => {
    const edition = { name: 'Conference', siteUrl: server.origin, contactEmail: 'o@example.org' };
    const textOf = async () => {
      await aDayPasses();
      const { data } = server.emails.last(reviewer.user.email, reviewReminder);
      const { text } = renderEmail(reviewReminder, data, edition);
      const [answer, review] = [data.answerBy, data.dueAt].map((at) => at && formatInstant(at));
      return { data, text, answer, review };
    };
    const invited = await given('invited', 2);
    server.clock.advance(DAY);
    const late = await textOf();
    expect(late.data.isAnswerLate).toBe(true);
    expect(late.text).toContain(`We asked for your answer by ${late.answer}.`);
    expect(late.text).toContain(`Answer by: ${late.answer}`);
    expect(late.text).toContain(`Review by: ${late.review}`);
    expect(late.text).toContain(`/reviewers/papers/${invited}`);

    reviewer = await server.person('reviewer');
    const accepted = await given('accepted', 4);
    server.clock.advance(DAY);
    const { text, review } = await textOf();
    expect(text).toContain(`We look forward to your review of this paper by ${review}.`);
    expect(text).toContain(`/reviewers/papers/${accepted}`);
    expect(text).not.toContain('Answer by');
  });

  it.each([
    ['by themselves', () => remind()],
    ['of a chair', (chair: Person, id: string) => remindOf(chair, id)],
  ])('wait while an unassigning is on hold: %s', async (_, send) => {
    const kept = await server.person('reviewer');
    const paperId = await submittedPaper(server, author.user.id, { status: 'under-review' });
    const accepted = { status: 'accepted', days: 4 } as const;
    const { id } = await assign(server, reviewer.user.id, paperId, accepted);
    await assign(server, kept.user.id, paperId, accepted);
    server.clock.advance(2 * DAY);
    const chair = await server.person('admin');
    const { token } = chair;
    const path = `/admin/papers/${paperId}/assignments/${id}`;
    const unassigned = await server.call('DELETE', path, { token });
    expect(unassigned.body.heldUntil).toEqual(expect.any(String));
    await send(chair, paperId);
    expect([await reminders(), await reminders(kept)]).toEqual([[], [false]]);
    const [{ id: held }] = (await server.call('GET', '/admin/held-acts', { token })).body.items;
    await server.call('POST', `/admin/held-acts/${held}/undo`, { token, body: {} });
    await send(chair, paperId);
    expect([await reminders(), await reminders(kept)]).toEqual([[false], [false]]);
  });

  it('skip submitted reviews, decided papers and new invitations', async () => {
    const submitted = await given('accepted', 2);
    const answer = await server.call('POST', `/reviews/papers/${submitted}/submit`, {
      token: reviewer.token,
      body: { revision: 1, ...FORM_READ, ...reviewForm() },
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
