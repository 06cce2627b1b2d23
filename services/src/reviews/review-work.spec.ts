import { makePaper } from '../../test/registration-data.js';
import { assign, type Assigned, reviewForm } from '../../test/review-data.js';
import type { Person } from '../../test/people.js';
import { countStatements } from '../../test/recorded-statements.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { mailsOf } from '../../test/outbox-rows.js';
import { DAY } from '../common/time.js';
import { DueReminders } from './due-reminders.js';
import type { PresentedAssignment } from './review.schema.js';
import { SampleReviews } from './sample-reviews.js';

let server: TestApp;
let author: Person;
let reviewer: Person;
let review: Assigned;
beforeAll(async () => {
  server = await startTestApp();
  author = await server.person('user');
});
beforeEach(async () => {
  reviewer = await server.person('reviewer');
  review = await given('accepted');
});
afterAll(() => server.stop());

async function given(status: 'invited' | 'accepted', days = 10): Promise<Assigned> {
  const paperId = await makePaper(server.app, author.user.id, 'under-review');
  return assign(server, reviewer.user.id, paperId, { status, days });
}

const act = (what: string, body: object = {}, headers: Record<string, string> = {}) => {
  const method = what === 'draft' ? 'PUT' : 'POST';
  const path = `/reviews/papers/${review.paperId}/${what}`;
  return server.call(method, path, { token: reviewer.token, body, headers });
};
const read = async () =>
  (await server.call('GET', `/reviews/papers/${review.paperId}`, { token: reviewer.token })).body;
const draft = (revision: number, changes: object = {}) =>
  act('draft', { revision, ...reviewForm({ recommendation: null, criteria: {} }), ...changes });
const submit = (revision: number, changes: object = {}, headers?: Record<string, string>) =>
  act('submit', { revision, ...reviewForm(), ...changes }, headers);
const setStatus = (status: string) =>
  server.dataSource.query('UPDATE papers SET status = $2 WHERE id = $1', [review.paperId, status]);
const audited = () =>
  server.dataSource.query(
    `SELECT action, before_state AS before, after_state AS after FROM audit_entries
     WHERE subject_type = 'review' AND subject_id = $1 ORDER BY id`,
    [review.id],
  );

describe('an invitation', () => {
  beforeEach(async () => {
    review = await given('invited');
  });

  it('is accepted, once', async () => {
    expect(await act('accept')).toMatchObject({ status: 200, body: { status: 'accepted' } });
    expect(await act('accept')).toMatchObject({ body: { code: 'INVALID_TRANSITION' } });
    expect(await audited()).toEqual([
      { action: 'review.accept', before: 'invited', after: 'accepted' },
    ]);
  });

  it.each([
    [true, 'declaredConflict'],
    [false, 'declineReason'],
  ])('is declined with a reason; a conflict: %s', async (isConflict, field) => {
    expect(await act('decline', { isConflict, reason: ' ' })).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Please give a reason' } },
    });
    const answer = await act('decline', { isConflict, reason: 'We wrote a paper together.' });
    expect(answer).toMatchObject({ body: { status: 'declined', paper: null, canAnswer: false } });
    const [row] = await server.dataSource.query(
      `SELECT declared_conflict AS "declaredConflict", decline_reason AS "declineReason"
       FROM reviews WHERE id = $1`,
      [review.id],
    );
    expect(row).toEqual({
      declaredConflict: null,
      declineReason: null,
      [field]: 'We wrote a paper together.',
    });
    expect(await act('accept')).toMatchObject({ status: 409 });
  });

  it('cannot be answered once the paper is decided', async () => {
    await setStatus('decided');
    expect(await act('accept')).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
    expect(await read()).toMatchObject({ canAnswer: false, canDecline: false });
  });

  it('is not written before it is accepted', async () => {
    expect(await submit(1)).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    expect((await draft(1)).status).toBe(409);
  });
});

describe('a draft', () => {
  it('is kept as it is, and can be resumed', async () => {
    const saved = await draft(1, { commentsToAuthors: 'So far  ', criteria: { method: 3 } });
    expect(saved).toMatchObject({ status: 200, body: { revision: 2 } });
    expect(await read()).toMatchObject({
      status: 'accepted',
      form: { commentsToAuthors: 'So far  ', criteria: { method: 3 }, recommendation: null },
      hasDraft: true,
      draftSavedAt: saved.body.savedAt,
      revision: 2,
      progress: { done: 3, total: 8 },
    });
  });

  it('of one tab is not written over by another, which learns what stands', async () => {
    await draft(1, { concern: 'of the first tab' });
    expect(await draft(1, { concern: 'of the second' })).toMatchObject({
      status: 409,
      body: {
        code: 'CHANGED_MEANWHILE',
        current: { revision: 2, form: { concern: 'of the first tab' } },
      },
    });
    expect((await read()).form.concern).toBe('of the first tab');
  });

  it('whose answer was lost is answered as the first time', async () => {
    const first = await draft(1, { concern: 'said twice' });
    expect((await draft(1, { concern: 'said twice' })).body).toEqual(first.body);
    expect((await read()).revision).toBe(2);
  });

  it.each([
    { criteria: { method: 6 } },
    { confidence: 4 },
    { recommendation: 'perhaps' },
    { concern: 'x'.repeat(20_001) },
    { status: 'finished' },
  ])('refuses %j', async (changes) => {
    expect(await draft(1, changes)).toMatchObject({ status: 400 });
  });
});

describe('a review', () => {
  it('is handed in with thanks', async () => {
    await draft(1, { concern: 'typed before' });
    const answer = await submit(2, { concern: 'typed last' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        status: 'finished',
        form: reviewForm({ concern: 'typed last' }),
        hasDraft: false,
        finishedAt: expect.any(String),
        canWrite: true,
        canDecline: false,
        progress: { done: 8, total: 8 },
      },
    });
    expect(server.mails.last(reviewer.user.email, 'review-thanks').data).toMatchObject({
      paperTitle: 'Radio and its machines',
    });
    expect(await audited()).toEqual([
      { action: 'review.submit', before: 'accepted', after: 'finished' },
    ]);
  });

  it.each([
    [{ recommendation: null }, 'recommendation'],
    [{ criteria: { originality: 4 } }, 'criteria.method'],
    [{ confidence: null }, 'confidence'],
    [{ commentsToAuthors: '  ' }, 'commentsToAuthors'],
  ])('lacks a part: %j', async (changes, field) => {
    expect(await submit(1, changes)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
    expect((await read()).status).toBe('accepted');
  });

  it('is handed in once however often the call comes', async () => {
    const key = { 'idempotency-key': `review-of-${review.id}` };
    const answers = await Promise.all([submit(1, {}, key), submit(1, {}, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await audited()).toHaveLength(1);
  });

  it('can be changed until its deadline, with one mail of thanks', async () => {
    await submit(1);
    await draft(2, { commentsToAuthors: 'On second thoughts' });
    const [row] = await server.dataSource.query(
      'SELECT comments_to_authors AS text FROM reviews WHERE id = $1',
      [review.id],
    );
    expect(row.text).toBe(reviewForm().commentsToAuthors);

    expect((await submit(3, { commentsToAuthors: 'On second thoughts' })).status).toBe(200);
    expect(await read()).toMatchObject({ form: { commentsToAuthors: 'On second thoughts' } });
    const thanks = await mailsOf(server.dataSource, `review-thanks:${reviewer.user.id}`);
    expect(thanks).toHaveLength(1);
  });

  it('stays as it is after its deadline; a first one still comes late', async () => {
    review = await given('accepted', -1);
    expect((await submit(1)).status).toBe(200);
    expect(await read()).toMatchObject({ canWrite: false });
    expect(await submit(2)).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
    expect(await draft(2)).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
  });

  it.each(['decided', 'withdrawn', 'accepted'])(
    'is closed while the paper is %s',
    async (status) => {
      await setStatus(status);
      for (const answer of [await submit(1), await draft(1)]) {
        expect(answer).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
      }
    },
  );

  it('is called off by mail when the paper is withdrawn, if somebody works on it still', async () => {
    const { paperId } = review;
    const [asked, done, declined, before] = await Promise.all(
      ['invited', 'finished', 'declined', 'accepted'].map(() => server.person('reviewer')),
    );
    const withdraw = () =>
      server.call('POST', `/papers/${paperId}/withdraw`, { token: author.token, body: {} });
    await assign(server, asked!.user.id, paperId);
    await assign(server, done!.user.id, paperId, { status: 'finished' });
    await assign(server, declined!.user.id, paperId, { status: 'declined' });
    await assign(server, before!.user.id, paperId, { status: 'accepted', round: 2 });
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(409);
    const told = (person: Person) =>
      server.mails.to(person.user.email, 'review-paper-withdrawn').length;
    expect([reviewer, asked!, done!, declined!, before!].map(told)).toEqual([1, 1, 0, 0, 0]);
  });

  it('of an older tab is refused with what stands', async () => {
    await draft(1, { concern: 'newer' });
    expect(await submit(1)).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_MEANWHILE', current: { form: { concern: 'newer' } } },
    });
  });

  it('waits for a decision that is under way', async () => {
    const deciding = server.dataSource.createQueryRunner();
    await deciding.startTransaction();
    await deciding.query('SELECT FROM papers WHERE id = $1 FOR UPDATE', [review.paperId]);
    const sending = submit(1);
    await deciding.query(`UPDATE papers SET status = 'decided' WHERE id = $1`, [review.paperId]);
    await deciding.commitTransaction();
    await deciding.release();
    expect(await sending).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
  });
});

it('costs so many statements', async () => {
  const list = () => server.call('GET', '/reviews', { token: reviewer.token });
  expect(await countStatements(() => act('decline', {}))).toBe(0);
  expect(await countStatements(list)).toBe(1);
  expect(await countStatements(read)).toBe(1);
  expect(await countStatements(() => draft(1))).toBe(2);
  expect(await countStatements(() => submit(2))).toBeLessThanOrEqual(6);
});

it('has samples in a first start, none of them late', async () => {
  const people = [author, reviewer].map(({ user }) => user.id);
  await server.dataSource.query('UPDATE users SET is_sample = true WHERE id = ANY($1)', [people]);
  await server.dataSource.query('DELETE FROM reviews WHERE reviewer_id = $1', [reviewer.user.id]);
  const { user: another } = await server.person('user');
  await server.dataSource.query('UPDATE papers SET owner_id = $1', [another.id]);
  for (const status of ['under-review', 'under-review', 'accepted', 'draft'] as const) {
    await makePaper(server.app, author.user.id, status);
  }
  await server.app.get(SampleReviews, { strict: false }).make();
  const { body } = await server.call('GET', '/reviews', { token: reviewer.token });
  const states = (body.items as PresentedAssignment[]).map(({ status }) => status);
  expect(states.toSorted()).toEqual(['accepted', 'finished', 'invited']);
  expect(body.items).not.toContainEqual(expect.objectContaining({ isOverdue: true }));
});

describe('reminders', () => {
  const reminders = async () =>
    (await mailsOf(server.dataSource, `review-reminder:${reviewer.user.id}`)).map(
      ({ data }) => data.isLate,
    );
  const aDayPasses = async () => {
    server.clock.advance(DAY);
    await Promise.all([remind(), remind()]);
  };
  const remind = () => server.app.get(DueReminders, { strict: false }).run();

  it('come three days before the deadline, and once it is over', async () => {
    const seen: number[] = [];
    for (let day = 1; day <= 14; day += 1) {
      await aDayPasses();
      seen.push((await reminders()).length);
    }
    expect(seen).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2]);
    expect(await reminders()).toEqual([false, true]);
  });

  it('leave alone what is handed in, decided, or asked for just now', async () => {
    await submit(1);
    const decided = (review = await given('accepted', 2));
    await setStatus('decided');
    review = await given('invited', 2);
    await aDayPasses();
    expect(await reminders()).toEqual([]);
    expect(decided.id).not.toBe(review.id);
  });
});
