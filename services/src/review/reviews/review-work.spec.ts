import { auditOf } from '../../../test/audit-log.js';
import { submittedPaper } from '../../../test/papers.js';
import { assign, type Assigned, FORM_READ, reviewForm } from '../../../test/review-data.js';
import type { Person } from '../../../test/people.js';
import { countStatements } from '../../../test/recorded-statements.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { emailsOf } from '../../../test/outbox-rows.js';
import { PersonalDataParts } from '../../platform/personal-data/personal-data-parts.js';
import { reviewPaperWithdrawn, reviewThanks } from './review.emails.js';

interface Version {
  isAfterResponse: boolean;
}

let server: TestApp;
let author: Person;
let chair: Person;
let reviewer: Person;
let review: Assigned;
beforeAll(async () => {
  server = await startTestApp();
  author = await server.person('user');
  chair = await server.person('admin');
});
beforeEach(async () => {
  reviewer = await server.person('reviewer');
  review = await given('accepted');
});
afterAll(() => server.stop());

async function given(status: 'invited' | 'accepted', days = 10): Promise<Assigned> {
  const paperId = await submittedPaper(server, author.user.id, { status: 'under-review' });
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
  act('draft', {
    revision,
    formVersion: 'none',
    ...reviewForm({ recommendation: null, criteria: {} }),
    ...changes,
  });
const submit = (revision: number, changes: object = {}, headers?: Record<string, string>) =>
  act('submit', { revision, ...FORM_READ, ...reviewForm(), ...changes }, headers);
const shown = ({ answers: _none, ...form }: ReturnType<typeof reviewForm>) => form;
const setStatus = (status: string) =>
  server.dataSource.query('UPDATE papers SET status = $2 WHERE id = $1', [review.paperId, status]);
const audited = () => auditOf(server, chair, review.id);
const reviewForChair = async () => {
  const path = `/admin/papers/${review.paperId}`;
  const { reviewList } = (await server.call('GET', path, { token: chair.token })).body;
  return (reviewList as { id: string; versions: Version[] }[]).find(({ id }) => id === review.id);
};

describe('an invitation', () => {
  beforeEach(async () => {
    review = await given('invited');
  });

  it('is accepted, once', async () => {
    expect(await act('accept')).toMatchObject({ status: 200, body: { status: 'accepted' } });
    expect(await act('accept')).toMatchObject({ body: { code: 'INVALID_TRANSITION' } });
    expect(await audited()).toMatchObject([
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
    const known = await server.dataSource.query('SELECT declined_at FROM reviews WHERE id = $1', [
      review.id,
    ]);
    expect(known).toEqual([{ declined_at: expect.any(Date) }]);
    expect(await reviewForChair()).toMatchObject({
      declaredConflict: null,
      declineReason: null,
      [field]: 'We wrote a paper together.',
    });
    expect(await act('accept')).toMatchObject({ status: 409 });
  });

  it('cannot be answered once the paper is decided', async () => {
    await setStatus('decision-recorded');
    expect(await act('accept')).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
    expect(await read()).toMatchObject({ canAnswer: false, canDecline: false });
  });

  it('cannot be written before it is accepted', async () => {
    expect(await submit(1)).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    expect((await draft(1)).status).toBe(409);
  });
});

describe('a draft', () => {
  it('is saved unchanged, and can be resumed', async () => {
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

  it('returns 409 with the saved form when another tab saved first', async () => {
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

  it('can be saved again with the same answer', async () => {
    const first = await draft(1, { concern: 'said twice' });
    expect((await draft(1, { concern: 'said twice' })).body).toEqual(first.body);
    expect((await read()).revision).toBe(2);
  });

  it.each([
    { criteria: { method: 6 } },
    { confidence: 4 },
    { recommendation: 'perhaps' },
    { concern: 'x'.repeat(20_001) },
    { status: 'submitted' },
  ])('refuses %j', async (changes) => {
    expect(await draft(1, changes)).toMatchObject({ status: 400 });
  });
});

describe('a review', () => {
  it('is submitted, and answered with an email of thanks', async () => {
    await draft(1, { concern: 'typed before' });
    const answer = await submit(2, { concern: 'typed last' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        status: 'submitted',
        form: reviewForm({ concern: 'typed last' }),
        hasDraft: false,
        submittedAt: expect.any(String),
        canWrite: true,
        canDecline: false,
        progress: { done: 8, total: 8 },
      },
    });
    expect(server.emails.last(reviewer.user.email, reviewThanks).data).toMatchObject({
      paperTitle: 'Radio and its machines',
    });
    expect(await audited()).toMatchObject([
      { action: 'review.submit', before: 'accepted', after: 'submitted' },
    ]);
  });

  it.each([
    [{ recommendation: null }, 'recommendation'],
    [{ criteria: { originality: 4 } }, 'criteria.method'],
    [{ confidence: null }, 'confidence'],
    [{ commentsToAuthors: '  ' }, 'commentsToAuthors'],
  ])('is rejected when incomplete: %j', async (changes, field) => {
    expect(await submit(1, changes)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
    expect((await read()).status).toBe('accepted');
  });

  it('is submitted once per idempotency key', async () => {
    const key = { 'idempotency-key': `review-of-${review.id}` };
    const answers = await Promise.all([submit(1, {}, key), submit(1, {}, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await audited()).toHaveLength(1);
  });

  it('can be changed until its deadline, with one email of thanks', async () => {
    await submit(1);
    await draft(2, { commentsToAuthors: 'On second thoughts' });
    expect(await reviewForChair()).toMatchObject({
      commentsToAuthors: reviewForm().commentsToAuthors,
    });

    expect((await submit(3, { commentsToAuthors: 'On second thoughts' })).status).toBe(200);
    expect(await read()).toMatchObject({ form: { commentsToAuthors: 'On second thoughts' } });
    const thanks = await emailsOf(server.dataSource, `review-thanks:${reviewer.user.id}`);
    expect(thanks).toHaveLength(1);
  });

  it('keeps its versions once it is changed, for the reviewer and organisers', async () => {
    const versions = async () => {
      const path = `/reviews/papers/${review.paperId}/versions`;
      const { body } = await server.call('GET', path, { token: reviewer.token });
      return body.versions as Version[];
    };
    const changed = { confidence: 3, commentsToAuthors: 'The set is small.' };
    await submit(1);
    await submit(2);
    expect(await versions()).toEqual([]);
    await submit(3, changed);
    const kept = [
      { number: 1, ...shown(reviewForm()), isAfterResponse: false, isAfterDiscussion: false },
      { number: 2, ...shown(reviewForm(changed)), isAfterResponse: false },
    ];
    expect(await versions()).toMatchObject(kept);
    expect((await reviewForChair())?.versions).toMatchObject(kept);
    const response = { general: 'Thank you.', answers: [] };
    await server.dataSource.query(
      `INSERT INTO paper_responses (paper_id, round, form, submitted_at) VALUES ($1, 1, $2, now())`,
      [review.paperId, JSON.stringify(response)],
    );
    await submit(4, { confidence: 1 });
    expect((await versions()).map(({ isAfterResponse }) => isAfterResponse)).toEqual([
      ...[false, false, true],
    ]);
    expect(await read()).toMatchObject({ form: { confidence: 1 } });
    const part = server.app
      .get(PersonalDataParts, { strict: false })
      .all()
      .find(({ name }) => name === 'reviews')!;
    const reader = { ...reviewer.user, permissions: [] };
    const data = await part.collect(server.dataSource.manager, reviewer.user, reader);
    expect(data).toMatchObject([
      { versions: [{ number: 1, form: reviewForm() }, { number: 2 }, { number: 3 }] },
    ]);
  });

  it('shows its versions to no other reviewer', async () => {
    const other = await server.person('reviewer');
    await submit(1);
    await submit(2, { confidence: 3 });
    const path = `/reviews/papers/${review.paperId}/versions`;
    expect((await server.call('GET', path, { token: other.token })).status).toBe(404);
  });

  it('cannot be changed after its deadline, but a first one can be submitted late', async () => {
    review = await given('accepted', -1);
    expect((await submit(1)).status).toBe(200);
    expect(await read()).toMatchObject({ canWrite: false });
    expect(await submit(2)).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
    expect(await draft(2)).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
  });

  it.each(['decision-recorded', 'withdrawn', 'accepted'])(
    'is closed while the paper is %s',
    async (status) => {
      await setStatus(status);
      for (const answer of [await submit(1), await draft(1)]) {
        expect(answer).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
      }
    },
  );

  it('is cancelled by email when the paper is withdrawn, unless submitted or declined', async () => {
    const { paperId } = review;
    const [asked, done, declined, before] = await Promise.all(
      ['invited', 'submitted', 'declined', 'accepted'].map(() => server.person('reviewer')),
    );
    const withdraw = () =>
      server.call('POST', `/papers/${paperId}/withdraw`, { token: author.token, body: {} });
    await assign(server, asked!.user.id, paperId);
    await assign(server, done!.user.id, paperId, { status: 'submitted' });
    await assign(server, declined!.user.id, paperId, { status: 'declined' });
    await assign(server, before!.user.id, paperId, { status: 'accepted', round: 2 });
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(409);
    const told = (person: Person) =>
      server.emails.to(person.user.email, reviewPaperWithdrawn).length;
    expect([reviewer, asked!, done!, declined!, before!].map(told)).toEqual([1, 1, 0, 0, 0]);
  });

  it('returns 409 with the saved form for an older revision', async () => {
    await draft(1, { concern: 'newer' });
    expect(await submit(1)).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_MEANWHILE', current: { form: { concern: 'newer' } } },
    });
  });

  it('waits for a concurrent decision', async () => {
    const deciding = server.dataSource.createQueryRunner();
    await deciding.startTransaction();
    await deciding.query('SELECT FROM papers WHERE id = $1 FOR UPDATE', [review.paperId]);
    const sending = submit(1);
    await deciding.query(`UPDATE papers SET status = 'decision-recorded' WHERE id = $1`, [
      review.paperId,
    ]);
    await deciding.commitTransaction();
    await deciding.release();
    expect(await sending).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
  });
});

it('takes a fixed number of statements', async () => {
  const list = () => server.call('GET', '/reviews', { token: reviewer.token });
  expect(await countStatements(() => act('decline', {}))).toBe(0);
  expect(await countStatements(list)).toBe(1);
  expect(await countStatements(read)).toBe(1);
  expect(await countStatements(() => draft(1))).toBe(2);
  expect(await countStatements(() => submit(2))).toBeLessThanOrEqual(4);
});

it('is answered to each action as a read returns it', async () => {
  await draft(1);
  expect((await submit(2)).body).toEqual(await read());
  const refusal = { isConflict: false, reason: 'No time.' };
  for (const action of [() => act('accept'), () => act('decline', refusal)]) {
    review = await given('invited');
    expect((await action()).body).toEqual(await read());
  }
});
