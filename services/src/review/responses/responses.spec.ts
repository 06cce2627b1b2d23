import { emailsOf } from '../../../test/outbox-rows.js';
import { invitedCoAuthor, reviewsOf, submittedPaper } from '../../../test/papers.js';
import type { Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { SessionTokens } from '../../identity/sessions/session-tokens.js';
import { after, DAY, HOUR } from '../../platform/core/time.js';
import { Paper } from '../../papers/paper/paper.entity.js';
import { Review } from '../reviews/review.entity.js';
import { ResponsesPersonalData } from '../responses.personal-data.js';
import { responseDue, responsesOpened } from './response.emails.js';
import { ResponseNotices } from './response-notices.js';

let server: TestApp;
let author: Person;
let coAuthor: Person;
let chair: Person;
let reviewer: Person;
beforeAll(async () => {
  server = await startTestApp();
  coAuthor = await server.person('user');
  chair = await server.person('admin');
});
beforeEach(async () => {
  author = await server.person('user');
  reviewer = await server.person('reviewer');
  await logInAgain(coAuthor, chair);
  await setWindow({ open: true, wordLimit: 20 });
});
afterAll(() => server.stop());

/** Sessions end while the clock advances. */
async function logInAgain(...people: Person[]): Promise<void> {
  const sessions = server.app.get(SessionTokens, { strict: false });
  for (const person of people)
    person.token = await server.dataSource.transaction((tx) => sessions.open(tx, person.user.id));
}
const setWindow = (window: object) =>
  server.dataSource.query(`UPDATE editions SET document = jsonb_set(document, '{responses}', $1)`, [
    JSON.stringify({ wordLimit: 500, ...window }),
  ]);
const call = (method: string, path: string, body?: unknown, { token } = author) =>
  server.call(method, path, { token, body });
const read = async (id: string, person = author) =>
  (await call('GET', `/papers/${id}/response`, undefined, person)).body;
const asReviewer = async (id: string, person = reviewer) =>
  (await call('GET', `/reviews/papers/${id}/response`, undefined, person)).body.response;
const form = (general: string, answers: [reviewer: number, text: string][] = []) => ({
  general,
  answers: answers.map(([reviewer, text]) => ({ reviewer, text })),
});
const save = (id: string, revision: number, written: object, person = author) =>
  call('PUT', `/papers/${id}/response/draft`, { revision, ...written }, person);
const submit = (id: string, revision: number, written: object, person = author) =>
  call('POST', `/papers/${id}/response/submit`, { revision, ...written }, person);
const inDays = (days: number) => after(server.clock.now(), days * DAY).toISOString();

/** @param reviewers who have submitted a review */
async function reviewed(reviewers = [reviewer], changes: Partial<Review> = {}): Promise<string> {
  const authors = [{ email: coAuthor.user.email }];
  const id = await submittedPaper(server, author.user.id, { status: 'under-review', authors });
  await invitedCoAuthor(server, id, coAuthor.user.email);
  const ids = reviewers.map(({ user }) => user.id);
  await reviewsOf(server, id, ids, changes);
  return id;
}

describe('the window', () => {
  it('shows the reviews to all authors while it is open, without their reviewers', async () => {
    const id = await reviewed([reviewer], { concern: 'Zzsecret', confidence: 3 });
    const shown = {
      isOpen: true,
      canWrite: true,
      form: null,
      revision: 0,
      reviews: [
        {
          ...{ round: 1, reviewer: 1, recommendation: 'accepted', comments: 'Sound work.' },
          ...{ criteria: {}, confidence: null, concern: '' },
        },
      ],
    };
    const body = await read(id);
    expect(body).toMatchObject(shown);
    expect(await read(id, coAuthor)).toMatchObject({ ...shown, canWrite: false });
    const ids = await server.dataSource.query<{ id: string; reviewer_id: string }[]>(
      'SELECT id, reviewer_id FROM reviews WHERE paper_id = $1',
      [id],
    );
    for (const secret of ['Zzsecret', ids[0]?.id, ids[0]?.reviewer_id, reviewer.user.lastName])
      expect(JSON.stringify(body)).not.toContain(secret);
    const stranger = await server.person('user');
    expect((await call('GET', `/papers/${id}/response`, undefined, stranger)).status).toBe(404);
  });

  it.each<[string, () => object]>([
    ['off', () => ({ open: false })],
    ['not open yet', () => ({ open: true, opensAt: inDays(1) })],
    ['closed', () => ({ open: true, closesAt: inDays(-1) })],
  ])('shows and accepts nothing while it is %s', async (_, window) => {
    const id = await reviewed();
    await setWindow(window());
    expect(await read(id)).toMatchObject({ isOpen: false, canWrite: false, reviews: [] });
    for (const answer of [
      await save(id, 0, form('Thank you')),
      await submit(id, 0, form('Thank you')),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
  });

  it('needs a submitted review of the round, and a paper that is under review for its authors', async () => {
    const id = await reviewed([reviewer], { status: 'accepted', submittedAt: null });
    expect(await read(id)).toMatchObject({ isOpen: false, reviews: [] });
    await server.dataSource.manager.update(
      Review,
      { paperId: id },
      { status: 'submitted', submittedAt: server.clock.now() },
    );
    expect(await read(id)).toMatchObject({ isOpen: true });
    await server.dataSource.manager.update(Paper, { id }, { round: 2 });
    expect(await read(id)).toMatchObject({ isOpen: false, reviews: [] });
    await server.dataSource.manager.update(Paper, { id }, { round: 1 });
    const withdrawn = await call('POST', `/papers/${id}/withdraw`, { reason: '' });
    expect(withdrawn.status).toBe(200);
    expect((await submit(id, 0, form('Thank you'))).status).toBe(409);
  });

  it('is the same before and after a decision that is not released', async () => {
    const id = await reviewed();
    const before = await read(id);
    await server.dataSource.query(
      `UPDATE editions SET document = jsonb_set(document, '{limits,reviewsNeeded}', '1')`,
    );
    const { revision } = (await call('GET', `/admin/papers/${id}`, undefined, chair)).body;
    const decision = { revision, decision: 'rejected', noteToAuthors: 'No.' };
    const decided = await call('POST', `/admin/papers/${id}/decision`, decision, chair);
    expect(decided.status).toBe(200);
    expect(await read(id)).toEqual(before);
    expect((await submit(id, 0, form('Thank you'))).status).toBe(200);
  });
});

describe('a response', () => {
  it('is a draft for the corresponding author only, until it is submitted', async () => {
    const id = await reviewed();
    const draft = form('We thank', [[1, 'Indeed']]);
    expect((await save(id, 0, draft)).body).toMatchObject({ revision: 1 });
    expect((await save(id, 0, draft)).body).toMatchObject({ revision: 1 });
    expect(await read(id)).toMatchObject({ form: draft, hasDraft: true, submittedAt: null });
    expect(await read(id, coAuthor)).toMatchObject({ form: null, hasDraft: false });
    expect(await asReviewer(id)).toBeNull();
    const admin = async () => (await call('GET', `/admin/papers/${id}`, undefined, chair)).body;
    expect((await admin()).responses).toEqual([]);

    const sent = await submit(id, 1, form(' We thank ', [[1, 'Indeed, it does']]));
    expect(sent).toMatchObject({ status: 200, body: { revision: 2, hasDraft: false } });
    const submitted = form('We thank', [[1, 'Indeed, it does']]);
    expect(await read(id, coAuthor)).toMatchObject({ form: submitted });
    expect((await admin()).responses).toMatchObject([{ round: 1, form: submitted }]);
    await save(id, 2, form('We change'));
    expect(await read(id)).toMatchObject({ form: form('We change'), hasDraft: true });
    expect(await read(id, coAuthor)).toMatchObject({ form: submitted });
    expect(await asReviewer(id)).toMatchObject({ general: 'We thank' });
  });

  it('is written by the corresponding author: a co-author gets a 404', async () => {
    const id = await reviewed();
    expect((await save(id, 0, form('Mine'), coAuthor)).status).toBe(404);
    expect((await submit(id, 0, form('Mine'), coAuthor)).status).toBe(404);
    expect((await submit(id, 0, form('Mine'), reviewer)).status).toBe(404);
    expect(await read(id)).toMatchObject({ form: null, revision: 0 });
  });

  it('has words within the limit of the edition', async () => {
    const id = await reviewed();
    const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
    const over = await submit(id, 0, form(words(15), [[1, `${words(6)} –`]]));
    expect(over).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', message: expect.stringMatching(/21 words; at most 20/) },
    });
    expect((await submit(id, 0, form(' \n ', [[1, '–']]))).status).toBe(400);
    expect((await save(id, 0, form(words(21)))).status).toBe(200);
    expect((await submit(id, 1, form(words(15), [[1, words(5)]]))).status).toBe(200);
  });

  it('answers only reviews of its paper, each once', async () => {
    const id = await reviewed();
    const conflict = { status: 409, body: { code: 'CONFLICT' } };
    expect(await submit(id, 0, form('', [[2, 'You']]))).toMatchObject(conflict);
    const twice = form('', [
      [1, 'One'],
      [1, 'Two'],
    ]);
    expect(await submit(id, 0, twice)).toMatchObject(conflict);
  });

  it('keeps the first of two that are submitted at once', async () => {
    const id = await reviewed();
    const answers = await Promise.all([
      submit(id, 0, form('First')),
      submit(id, 0, form('Second')),
    ]);
    const codes = answers.map(({ status }) => status).sort();
    expect(codes).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    const kept = (await read(id)).form;
    expect(refused).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      current: { revision: 1, form: kept },
    });
    const saves = await Promise.all([save(id, 1, form('Third')), save(id, 1, form('Fourth'))]);
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('stays readable once the window is closed', async () => {
    const id = await reviewed();
    await submit(id, 0, form('Thank you'));
    await setWindow({ open: true, closesAt: inDays(-1) });
    expect(await read(id)).toMatchObject({ isOpen: false, reviews: [], form: form('Thank you') });
    expect((await submit(id, 1, form('Late'))).status).toBe(409);
    expect(await asReviewer(id)).toMatchObject({ general: 'Thank you' });
  });

  it('is in the audit log without its text', async () => {
    const id = await reviewed();
    await submit(id, 0, form('Zzsecret'));
    const rows = await server.dataSource.query<object[]>(
      'SELECT * FROM audit_entries WHERE subject_id = $1',
      [id],
    );
    const entry = { action: 'paper.response-submitted', actor_id: author.user.id };
    expect(rows).toMatchObject([entry]);
    expect(JSON.stringify(rows)).not.toContain('Zzsecret');
  });
});

describe('reviewers and chairs', () => {
  it('read it after their own review, with their answer marked', async () => {
    const [other, late] = [await server.person('reviewer'), await server.person('reviewer')];
    const id = await reviewed([reviewer, other]);
    await reviewsOf(server, id, [late.user.id], { status: 'accepted', submittedAt: null });
    await submit(
      id,
      0,
      form('Thank you', [
        [2, 'Yes'],
        [1, 'No'],
      ]),
    );
    expect(await asReviewer(id, other)).toEqual({
      general: 'Thank you',
      answers: [
        { reviewer: 1, text: 'No', isYours: false },
        { reviewer: 2, text: 'Yes', isYours: true },
      ],
    });
    expect(await asReviewer(id, late)).toBeNull();
    const stranger = await server.person('reviewer');
    const asked = await call('GET', `/reviews/papers/${id}/response`, undefined, stranger);
    expect(asked.status).toBe(404);
  });

  it('do not include a chair with a conflict', async () => {
    const id = await reviewed();
    await submit(id, 0, form('Thank you'));
    const asChair = () => call('GET', `/admin/papers/${id}`, undefined, chair);
    expect((await asChair()).body.responses).toHaveLength(1);
    await server.dataSource.query(
      `INSERT INTO paper_conflicts (paper_id, user_id, reason, declared_at) VALUES ($1, $2, 'x', now())`,
      [id, chair.user.id],
    );
    expect((await asChair()).status).toBe(404);
    const part = server.app.get(ResponsesPersonalData, { strict: false });
    const reader = { ...chair.user, permissions: [{ permission: 'owner', scope: null }] } as const;
    const { manager } = server.dataSource;
    expect(await part.collect(manager, author.user, reader)).toEqual([]);
    // Control: another owner reads it.
    const owner = { ...(await server.person('admin')).user, permissions: reader.permissions };
    expect(await part.collect(manager, author.user, owner)).toMatchObject([{ paperId: id }]);
  });
});

describe('emails', () => {
  const run = () => server.app.get(ResponseNotices, { strict: false }).run();
  const opened = ({ user } = author) => server.emails.to(user.email, responsesOpened);

  it('tell the authors once that the window is open', async () => {
    await setWindow({ open: true, opensAt: inDays(1), wordLimit: 20 });
    const id = await reviewed();
    const other = await server.person('user');
    await submittedPaper(server, other.user.id, { status: 'under-review' });
    await run();
    expect(opened()).toEqual([]);
    server.clock.advance(2 * DAY);
    await Promise.all([run(), run()]);
    await run();
    expect(opened()).toHaveLength(1);
    expect(opened()[0]?.data).toMatchObject({ wordLimit: 20, closesAt: null, submitter: null });
    expect(opened()[0]?.data.link).toContain(`/papers/${id}`);
    expect(opened(coAuthor).at(-1)?.data.submitter).toBe('Ada Okafor');
    expect(opened(other)).toEqual([]);
  });

  it('remind those without a response a day before the window closes', async () => {
    const closesAt = inDays(3);
    await setWindow({ open: true, closesAt });
    const id = await reviewed();
    const quick = await server.person('user');
    const answered = await submittedPaper(server, quick.user.id, { status: 'under-review' });
    await reviewsOf(server, answered, [reviewer.user.id]);
    await run();
    expect((await submit(answered, 0, form('Thank you'), quick)).status).toBe(200);
    const due = (person: Person) => server.emails.to(person.user.email, responseDue);
    server.clock.advance(DAY);
    await run();
    expect(due(author)).toEqual([]);
    server.clock.advance(DAY + HOUR);
    await Promise.all([run(), run()]);
    expect(due(author)).toHaveLength(1);
    expect(due(author)[0]?.data.link).toContain(id);
    expect(due(quick)).toEqual([]);
  });

  it('tell reviewers with a submitted review about the response once', async () => {
    const late = await server.person('reviewer');
    const id = await reviewed();
    await reviewsOf(server, id, [late.user.id], { status: 'accepted', submittedAt: null });
    await submit(id, 0, form('Thank you'));
    await submit(id, 1, form('Thank you all'));
    const emailsTo = ({ user }: Person) =>
      emailsOf(server.dataSource, `review-response:${user.id}`);
    const told = await emailsTo(reviewer);
    expect(told).toHaveLength(1);
    expect(await emailsTo(late)).toEqual([]);
    for (const secret of [author.user.email, coAuthor.user.email, 'Thank you'])
      expect(JSON.stringify(told)).not.toContain(secret);
  });
});

it('is exported to the author; drafts are erased with the account', async () => {
  const id = await reviewed();
  await submit(id, 0, form('Thank you'));
  await save(id, 1, form('Later'));
  const part = server.app.get(ResponsesPersonalData, { strict: false });
  const { manager } = server.dataSource;
  const collect = () => part.collect(manager, author.user, { ...author.user, permissions: [] });
  const submitted = { paperId: id, round: 1, form: form('Thank you') };
  expect(await collect()).toMatchObject([{ ...submitted, draft: form('Later') }]);
  await part.erase(manager, author.user);
  expect(await collect()).toMatchObject([{ ...submitted, draft: null, draftSavedAt: null }]);
});
