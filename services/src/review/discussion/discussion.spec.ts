import { auditOf } from '../../../test/audit-log.js';
import { reviewsOf, submittedPaper } from '../../../test/papers.js';
import type { Person } from '../../../test/people.js';
import { FORM_READ, reviewForm } from '../../../test/review-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { newId } from '../../platform/core/new-id.js';
import { PersonalDataParts } from '../../platform/personal-data/personal-data-parts.js';
import { RouteTable } from '../../platform/http/policy/route-table.js';
import { Paper } from '../../papers/paper/paper.entity.js';
import { Review } from '../reviews/review.entity.js';

/** Planted in comments only. */
const CANARY = 'Zzdiscussed';

let server: TestApp;
let author: Person;
let first: Person;
let second: Person;
let late: Person;
let chair: Person;
let paperId: string;
beforeAll(async () => {
  server = await startTestApp();
  author = await named('user', 'Zzauthor');
  first = await named('reviewer', 'Zzone');
  second = await named('reviewer', 'Zztwo');
  late = await server.person('reviewer');
  chair = await named('admin', 'Zzchair');
});
beforeEach(async () => {
  await setDiscussion({ open: true });
  paperId = await submittedPaper(server, author.user.id, { status: 'under-review' });
  await reviewsOf(server, paperId, [first.user.id, second.user.id]);
  await reviewsOf(server, paperId, [late.user.id], { status: 'accepted', submittedAt: null });
});
afterAll(() => server.stop());

/** Their last name is found in answers that give it away. */
async function named(kind: 'user' | 'reviewer' | 'admin', lastName: string): Promise<Person> {
  const person = await server.person(kind);
  await server.dataSource.query('UPDATE users SET last_name = $2 WHERE id = $1', [
    person.user.id,
    lastName,
  ]);
  return { ...person, user: { ...person.user, lastName } };
}
const setDiscussion = (setting: object) =>
  server.dataSource.query(
    `UPDATE editions SET document = jsonb_set(document, '{discussion}', $1)`,
    [JSON.stringify(setting)],
  );
const pathFor = (person: Person) =>
  person === chair
    ? `/admin/papers/${paperId}/discussion`
    : `/reviews/papers/${paperId}/discussion`;
const call = (person: Person, method: string, path = '', body?: object) =>
  server.call(method, `${pathFor(person)}${path}`, { token: person.token, body });
const post = (person: Person, text: string) => call(person, 'POST', '/comments', { text });
const shownTo = async (person: Person) => {
  const { body } = await call(person, 'GET');
  return person === chair ? body : body.discussion;
};
const remove = (person: Person, id: string) => call(person, 'DELETE', `/comments/${id}`);

it('is read under aliases by reviewers, with names by organisers, and without exact times', async () => {
  await post(first, 'The sample is small.');
  await post(chair, 'Is it a reason to reject?');
  const seen = await shownTo(second);
  expect(seen.isOpen).toBe(true);
  expect(seen.comments).toMatchObject([
    { alias: 1, isOwn: false, isNew: true, text: 'The sample is small.' },
    { alias: null, isOwn: false, isNew: true, text: 'Is it a reason to reject?' },
  ]);
  expect(seen.comments[0].postedAt).toMatch(/:00\.000Z$/);
  expect(seen.reviews).toMatchObject([{ alias: 1, commentsToAuthors: 'Sound work.' }]);
  const all = JSON.stringify(seen);
  for (const { user } of [author, first, chair])
    for (const secret of [user.id, user.lastName, user.email]) expect(all).not.toContain(secret);
  // Control: organisers see the names.
  expect((await shownTo(chair)).comments[0]).toMatchObject({
    author: 'Ada Zzone',
    alias: 1,
  });
});

it('shows what a review changed since its reviewer could read the discussion, without exact times', async () => {
  const submit = async (commentsToAuthors: string) => {
    const path = `/reviews/papers/${paperId}`;
    const { revision } = (await server.call('GET', path, { token: first.token })).body;
    const body = { revision, ...FORM_READ, ...reviewForm({ commentsToAuthors }) };
    return server.call('POST', `${path}/submit`, { token: first.token, body });
  };
  const versions = async () => (await shownTo(second)).reviews[0].versions;
  const texts = async () =>
    ((await versions()) as { commentsToAuthors: string }[]).map(
      ({ commentsToAuthors }) => commentsToAuthors,
    );
  await setDiscussion({ open: false });
  await submit('Before.');
  await setDiscussion({ open: true });
  expect(await texts()).toEqual([]);
  await submit(`After. ${CANARY}`);
  expect(await texts()).toEqual(['Before.', `After. ${CANARY}`]);
  for (const { submittedAt } of await versions()) expect(submittedAt).toMatch(/:00\.000Z$/);
  await submit('Last.');
  expect(await texts()).toEqual(['Before.', `After. ${CANARY}`, 'Last.']);
  // Authors read the last version only, with the decision.
  await server.dataSource.manager.update(
    Paper,
    { id: paperId },
    { status: 'accepted', shownStatus: 'accepted' },
  );
  await server.dataSource.query(
    `INSERT INTO paper_decisions (id, paper_id, round, decision, note_to_authors, note_to_committee, recorded_at,
       recorded_by, released_at, released_by)
     VALUES ($1, $2, 1, 'accepted', '', '', now(), $3, now(), $3)`,
    [newId(), paperId, chair.user.id],
  );
  const { body } = await server.call('GET', `/papers/${paperId}`, { token: author.token });
  expect(JSON.stringify(body)).toContain('Last.');
  expect(JSON.stringify(body)).not.toContain(CANARY);
});

it('is hidden from a reviewer until the own review is submitted', async () => {
  await post(first, CANARY);
  expect(await shownTo(late)).toBeNull();
  expect((await post(late, 'Me too.')).status).toBe(404);
  await server.dataSource.manager.update(
    Review,
    { paperId, reviewerId: late.user.id },
    { status: 'submitted', submittedAt: server.clock.now() },
  );
  expect((await shownTo(late)).comments).toHaveLength(1);
});

it('is hidden from a reviewer who has a conflict by now, or became an author', async () => {
  await post(second, CANARY);
  expect(await shownTo(first)).not.toBeNull();
  const conflict = [paperId, first.user.id];
  await server.dataSource.query(
    `INSERT INTO paper_conflicts (paper_id, user_id, reason, declared_at)
     VALUES ($1, $2, 'We share a grant.', now())`,
    conflict,
  );
  expect(await shownTo(first)).toBeNull();
  expect((await post(first, 'Still here.')).status).toBe(404);
  await server.dataSource.manager.update(Paper, { id: paperId }, { ownerId: second.user.id });
  expect(await shownTo(second)).toBeNull();
});

it('is hidden from organisers who have a conflict with the paper', async () => {
  await post(first, CANARY);
  expect((await call(chair, 'GET')).status).toBe(200);
  await server.dataSource.manager.update(Paper, { id: paperId }, { ownerId: chair.user.id });
  expect((await call(chair, 'GET')).status).toBe(404);
  expect((await post(chair, 'Mine.')).status).toBe(404);
});

it('ends with the release of the decision, and not with its recording', async () => {
  const setStatus = (statuses: Partial<Paper>) =>
    server.dataSource.manager.update(Paper, { id: paperId }, statuses);
  await setStatus({ status: 'decision-recorded' });
  expect((await post(first, 'One more point.')).status).toBe(200);
  await setStatus({ status: 'rejected', shownStatus: 'rejected' });
  expect(await post(first, 'Too late.')).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
  expect(await shownTo(first)).toMatchObject({ isOpen: false, comments: [{ alias: 1 }] });
});

it('is closed after its date, and off without the setting', async () => {
  await setDiscussion({ open: true, closesAt: '2020-01-01T00:00:00.000Z' });
  expect((await shownTo(first)).isOpen).toBe(false);
  expect((await post(chair, 'Too late.')).body.code).toBe('CLOSED');
  await setDiscussion({ open: false });
  expect(await shownTo(first)).toBeNull();
  expect((await post(first, 'Off.')).status).toBe(404);
  expect(await shownTo(chair)).toMatchObject({ isOn: false, isOpen: false });
});

it('keeps a mark of a comment that its writer deleted, and audits both', async () => {
  const { id } = (await post(first, CANARY)).body;
  expect((await remove(second, id)).status).toBe(404);
  expect((await remove(chair, id)).status).toBe(404);
  expect((await remove(first, id)).status).toBe(200);
  expect((await remove(first, id)).status).toBe(404);
  for (const person of [second, chair])
    expect((await shownTo(person)).comments).toMatchObject([{ id, text: null, isNew: false }]);
  const actions = (await auditOf(server, chair, paperId)).map(({ action }) => action);
  expect(actions).toEqual(
    expect.arrayContaining(['paper.comment-posted', 'paper.comment-deleted']),
  );
});

it('marks comments of others as new until they are read, for each reader', async () => {
  const { id } = (await post(first, 'One.')).body;
  server.clock.advance(1000);
  const { id: next } = (await post(first, 'Two.')).body;
  const newFor = async (person: Person) =>
    ((await shownTo(person)).comments as { isNew: boolean }[]).map(({ isNew }) => isNew);
  expect(await newFor(first)).toEqual([false, false]);
  expect((await call(second, 'PUT', '/read', { commentId: id })).body).toEqual({ unread: 1 });
  expect(await newFor(second)).toEqual([false, true]);
  expect((await call(second, 'PUT', '/read', { commentId: next })).body).toEqual({ unread: 0 });
  // An older comment does not bring the mark back.
  expect((await call(second, 'PUT', '/read', { commentId: id })).body).toEqual({ unread: 0 });
  expect(await newFor(chair)).toEqual([true, true]);
});

it('reaches authors and other reviewers by no call, and a member by its own', async () => {
  await post(first, CANARY);
  await post(chair, `${CANARY} @Reviewer 1 @Reviewer 2 @Chair`);
  await post(second, `${CANARY} @Chair`);
  const outsider = await server.person('reviewer');
  const routes = server.app.get(RouteTable, { strict: false }).routes();
  const found = async ({ token }: Person) => {
    let answers = 0;
    for (const { method, path } of routes) {
      if (method !== 'GET' || path.includes('health')) continue;
      const address = path.replace(/:\w+/g, paperId);
      const { body } = await server.call('GET', address, { token });
      if (JSON.stringify(body)?.includes(CANARY)) answers += 1;
    }
    return answers;
  };
  for (const person of [author, late, outsider]) expect(await found(person)).toBe(0);
  // Control: the same calls show it to members.
  for (const person of [second, chair]) expect(await found(person)).toBe(1);
});

it('is in the personal data of its writer only', async () => {
  await post(first, CANARY);
  const parts = server.app.get(PersonalDataParts, { strict: false }).all();
  const part = parts.find(({ name }) => name === 'discussion')!;
  const dataOf = async (person: Person) =>
    JSON.stringify(
      await part.collect(server.dataSource.manager, person.user, {
        ...person.user,
        permissions: [{ permission: 'owner', scope: null }],
      }),
    );
  expect(await dataOf(first)).toContain(paperId);
  for (const person of [second, author, chair]) expect(await dataOf(person)).not.toContain(paperId);
});
