import { paperForm, paperPdf } from '../../../test/paper-files.js';
import { submittedPaper } from '../../../test/papers.js';
import { permit, type Person } from '../../../test/people.js';
import { assign, FORM_READ, reviewForm } from '../../../test/review-data.js';
import { SessionTokens } from '../../identity/sessions/session-tokens.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { localDay, localInstant } from '../../conference/editions/local-instant.js';
import { after, DAY } from '../../platform/core/time.js';
import { reviewReminder } from '../reviews/review.emails.js';
import { DueReminders } from '../reminders/reminders.service.js';
import { reviewExtended, revisionExtended } from './deadlines.emails.js';

const ZONE = 'Europe/London';
const reason = 'You asked for one more week.';

let server: TestApp;
let chair: Person;
let author: Person;
beforeAll(async () => {
  server = await startTestApp();
  chair = await server.person('admin');
  author = await server.person('user');
});
afterAll(() => server.stop());

const inDays = (days: number) => localDay(after(server.clock.now(), days * DAY), ZONE);
const endOf = (day: string) => localInstant(day, '23:59:59', ZONE).toISOString();
const asChair = (method: string, path: string, body?: object, { token } = chair) =>
  server.call(method, `/admin/papers/${path}`, { token, body });
const asAuthor = (method: string, path: string, body?: unknown) =>
  server.call(method, path, { token: author.token, body });
/** Sessions end while the clock advances. */
async function logInAgain(...people: Person[]): Promise<void> {
  const sessions = server.app.get(SessionTokens, { strict: false });
  for (const person of people)
    person.token = await server.dataSource.transaction((tx) => sessions.open(tx, person.user.id));
}
const audited = (id: string) =>
  server.dataSource.query<object[]>(
    `SELECT action, actor_id, before_state, after_state FROM audit_entries WHERE subject_id = $1`,
    [id],
  );

describe('the deadline of one revision', () => {
  const late = () =>
    submittedPaper(server, author.user.id, {
      status: 'minor-corrections',
      correctionsBy: after(server.clock.now(), -DAY),
    });

  it('opens the revision again, and no other one', async () => {
    const [id, other] = [await late(), await late()];
    const upload = async (paper: string) =>
      (await asAuthor('POST', `/papers/${paper}/files`, paperForm(await paperPdf()))).status;
    expect(await upload(id)).toBe(409);
    const lastDay = inDays(7);
    const { revision } = (await asChair('GET', id)).body;
    const body = { lastDay, reason, revision };
    const extended = await asChair('POST', `${id}/extend-revision`, body);
    expect(extended).toMatchObject({ status: 200, body: { revision: revision + 1 } });

    expect((await asAuthor('GET', `/papers/${id}`)).body.correctionsBy).toBe(endOf(lastDay));
    expect((await asChair('GET', id)).body.notes[0].text).toContain(reason);
    const [email, ...more] = server.emails.to(author.user.email, revisionExtended);
    expect(email?.data).toMatchObject({ reason, dueAt: new Date(endOf(lastDay)) });
    expect(more).toEqual([]);
    expect(await audited(id)).toContainEqual({
      action: 'paper.deadline-extended',
      actor_id: chair.user.id,
      before_state: expect.any(String),
      after_state: endOf(lastDay),
    });
    expect(await upload(other)).toBe(409);
    expect(await upload(id)).toBe(201);
    expect((await asAuthor('POST', `/papers/${id}/revision`, { note: 'Done' })).status).toBe(200);

    const again = await asChair('POST', `${id}/extend-revision`, body);
    expect(again.body.code).toBe('CHANGED_MEANWHILE');
  });

  it('moves to a later day only, for a reason, while a revision is due', async () => {
    const id = await submittedPaper(server, author.user.id, {
      status: 'major-corrections',
      correctionsBy: after(server.clock.now(), 5 * DAY),
    });
    const { revision } = (await asChair('GET', id)).body;
    const extend = (changes: object) =>
      asChair('POST', `${id}/extend-revision`, {
        lastDay: inDays(9),
        reason,
        revision,
        ...changes,
      });
    for (const lastDay of [inDays(2), inDays(4), inDays(500)])
      expect((await extend({ lastDay })).body.fields).toHaveProperty('lastDay');
    expect((await extend({ reason: ' ' })).body.fields).toHaveProperty('reason');
    const reader = await server.person('admin');
    await permit(server, reader, ['read-only']);
    const path = `${id}/extend-revision`;
    const body = { lastDay: inDays(9), reason, revision };
    expect((await asChair('POST', path, body, reader)).status).toBe(403);
    const accepted = await submittedPaper(server, author.user.id, { status: 'accepted' });
    expect((await asChair('POST', `${accepted}/extend-revision`, body)).body.code).toBe(
      'INVALID_TRANSITION',
    );
    expect((await extend({})).status).toBe(200);
  });
});

describe('the deadline of one review', () => {
  it('moves for one reviewer: their page, the overdue flag, reminders, and changes after submission', async () => {
    const paperId = await submittedPaper(server, author.user.id, { status: 'under-review' });
    const [one, other] = [await server.person('reviewer'), await server.person('reviewer')];
    const terms = { status: 'accepted', days: 5 } as const;
    const { id } = await assign(server, one.user.id, paperId, terms);
    const { dueAt } = await assign(server, other.user.id, paperId, terms);
    server.clock.advance(6 * DAY);
    await logInAgain(chair, one, other);
    const read = async ({ token }: Person) =>
      (await server.call('GET', `/reviews/papers/${paperId}`, { token })).body;
    expect(await read(one)).toMatchObject({ isOverdue: true });
    const lastDay = inDays(7);
    const path = `${paperId}/assignments/${id}/extend`;
    expect((await asChair('POST', path, { lastDay, reason })).status).toBe(200);

    expect(await read(one)).toMatchObject({ dueAt: endOf(lastDay), isOverdue: false });
    expect(await read(other)).toMatchObject({ dueAt: dueAt.toISOString(), isOverdue: true });
    const { reviewList } = (await asChair('GET', paperId)).body;
    expect(reviewList).toContainEqual(expect.objectContaining({ id, dueAt: endOf(lastDay) }));
    expect(server.emails.last(one.user.email, reviewExtended).data.reason).toBe(reason);
    expect(server.emails.to(other.user.email, reviewExtended)).toEqual([]);
    expect(await audited(id)).toMatchObject([{ action: 'review.deadline-extended' }]);

    server.clock.advance(5 * DAY);
    await logInAgain(chair, one, other);
    await server.app.get(DueReminders, { strict: false }).run();
    expect(server.emails.last(one.user.email, reviewReminder).data.isLate).toBe(false);

    const submit = (revision: number, { token }: Person) =>
      server.call('POST', `/reviews/papers/${paperId}/submit`, {
        token,
        body: { revision, ...FORM_READ, ...reviewForm() },
      });
    for (const person of [one, other]) expect((await submit(1, person)).status).toBe(200);
    expect((await submit(2, one)).status).toBe(200);
    expect((await submit(2, other)).body.code).toBe('CLOSED');
    expect((await asChair('POST', path, { lastDay: inDays(30), reason })).status).toBe(404);
  });

  it('is refused to a chair who is an author', async () => {
    const paperId = await submittedPaper(server, chair.user.id, { status: 'under-review' });
    const reviewer = await server.person('reviewer');
    const { id } = await assign(server, reviewer.user.id, paperId, { days: 5 });
    const path = `${paperId}/assignments/${id}/extend`;
    const other = await server.person('admin');
    const body = { lastDay: inDays(9), reason };
    expect((await asChair('POST', path, body)).status).toBe(404);
    expect((await asChair('POST', path, body, other)).status).toBe(200);
  });
});
