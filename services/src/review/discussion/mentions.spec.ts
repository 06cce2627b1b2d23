import { emailsOf } from '../../../test/outbox-rows.js';
import { reviewsOf, submittedPaper } from '../../../test/papers.js';
import { permit, type Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { newId } from '../../platform/core/new-id.js';
import { DAY } from '../../platform/core/time.js';
import { DiscussionDigests } from './discussion-digests.js';

let server: TestApp;
let author: Person;
let first: Person;
let second: Person;
let late: Person;
let chair: Person;
let other: Person;
let paperId: string;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  await sql(`DELETE FROM user_permissions`);
  await sql(`UPDATE editions SET document = jsonb_set(document, '{discussion}', '{"open": true}')`);
  author = await server.person('user');
  [first, second, late] = await Promise.all([
    server.person('reviewer'),
    server.person('reviewer'),
    server.person('reviewer'),
  ]);
  chair = await named('Zzchair');
  other = await named('Zzother');
  paperId = await submittedPaper(server, author.user.id, { status: 'under-review' });
  await reviewsOf(server, paperId, [first.user.id, second.user.id]);
  await reviewsOf(server, paperId, [late.user.id], { status: 'accepted', submittedAt: null });
});
afterAll(() => server.stop());

const sql = (text: string, values: unknown[] = []) => server.dataSource.query(text, values);
/** An organiser whose last name is found in answers that give it away. */
async function named(lastName: string): Promise<Person> {
  const person = await server.person('admin');
  await sql('UPDATE users SET last_name = $2 WHERE id = $1', [person.user.id, lastName]);
  return { ...person, user: { ...person.user, lastName } };
}
const call = (person: Person, method: string, path = '', body?: object) => {
  const area = person.user.role === 'admin' ? 'admin' : 'reviews';
  const address = `/${area}/papers/${paperId}/discussion${path}`;
  return server.call(method, address, { token: person.token, body });
};
const post = (person: Person, text: string) => call(person, 'POST', '/comments', { text });
const shownTo = async (person: Person) => {
  const { body } = await call(person, 'GET');
  return person.user.role === 'admin' ? body : body.discussion;
};
const emailed = async (...people: Person[]) => {
  const emails = await emailsOf(server.dataSource, 'paper-mention:');
  return people.map(
    ({ user }) => emails.filter(({ recipient, data }) => recipient === user.email && data).length,
  );
};
const digests = async () => {
  server.clock.advance(DAY);
  await server.app.get(DiscussionDigests, { strict: false }).run();
  const emails = await emailsOf(server.dataSource, 'discussion-digest:');
  return (person: Person) => emails.filter(({ cause }) => cause.includes(person.user.id)).length;
};

it('offers participants under the names that the writer knows', async () => {
  expect((await shownTo(first)).participants).toEqual([
    { key: 'reviewer:2', name: 'Reviewer 2', hint: null },
    { key: 'chair', name: 'Chair', hint: null },
  ]);
  expect((await shownTo(chair)).participants).toMatchObject([
    { key: 'reviewer:1', name: 'Reviewer 1', hint: expect.stringContaining(first.user.lastName) },
    { name: 'Reviewer 2' },
    { key: 'chair', name: 'Chair' },
    { key: `organiser:${other.user.id}`, name: 'Ada Zzother' },
  ]);
});

it('reaches a reviewer by the alias, at once and once, without texts and names', async () => {
  await post(first, '@Reviewer 2, Zzdiscussed? @reviewer 2!');
  expect(await emailed(first, second, late, chair, author)).toEqual([0, 1, 0, 0, 0]);
  const [email] = await emailsOf(server.dataSource, 'paper-mention:');
  expect(email!.data).toMatchObject({
    alias: 1,
    link: expect.stringMatching(`/reviewers/papers/${paperId}$`),
  });
  for (const secret of ['Zzdiscussed', first.user.lastName, first.user.email])
    expect(JSON.stringify(email!.data)).not.toContain(secret);
  const comment = (await shownTo(second)).comments[0];
  expect(comment).toMatchObject({ isNew: true, mentionsYou: true });
  expect(comment.mentions).toEqual([
    { startsAt: 0, length: 11, isYou: true },
    { startsAt: 26, length: 11, isYou: true },
  ]);
  expect((await shownTo(chair)).comments).toMatchObject([{ mentionsYou: false }]);
});

it('leaves the comment out of the digest of the person, and of no one else', async () => {
  await post(first, '@Reviewer 2, is it sound?');
  await post(chair, 'I read along.');
  const after = await digests();
  // Control: the comment of the chair is in both.
  expect([second, chair, first].map(after)).toEqual([1, 1, 1]);
  const [email] = await emailsOf(server.dataSource, `discussion-digest:${second.user.id}`);
  expect(email!.data).toMatchObject({ comments: 1 });
});

it('shows the name of an organiser to organisers, and "Chair" to reviewers', async () => {
  await post(chair, '@Ada Zzother and @Reviewer 1: please look.');
  expect((await shownTo(other)).comments).toMatchObject([
    { text: '@Ada Zzother and @Reviewer 1: please look.', mentionsYou: true },
  ]);
  const { comments } = await shownTo(first);
  expect(comments).toMatchObject([{ text: '@Chair and @Reviewer 1: please look.' }]);
  expect(comments[0].mentions).toMatchObject([{ isYou: false }, { isYou: true }]);
  expect(JSON.stringify(comments)).not.toContain('Zz');
  const [{ text }] = await sql('SELECT text FROM paper_comments WHERE paper_id = $1', [paperId]);
  expect(text).not.toContain('Zz');
  expect(await emailed(other, first, chair, second)).toEqual([1, 1, 0, 0]);
});

it('reaches as Chair all organisers, or those who handle the paper or have posted', async () => {
  const readOnly = await named('Zzreader');
  await permit(server, readOnly, ['read-only']);
  await post(first, '@Chair, one question.');
  expect(await emailed(chair, other, readOnly)).toEqual([1, 1, 0]);
  await post(chair, 'Which one?');
  await post(first, '@Chair, this one.');
  expect(await emailed(chair, other)).toEqual([2, 1]);
  await sql('INSERT INTO paper_handlers (paper_id, user_id, named_at) VALUES ($1, $2, now())', [
    ...[paperId, other.user.id],
  ]);
  await post(first, '@Chair, and that one.');
  expect(await emailed(chair, other)).toEqual([3, 2]);
});

it.each<[string, () => Promise<unknown>]>([
  [
    'declared a conflict',
    () =>
      sql(
        `INSERT INTO paper_conflicts (paper_id, user_id, reason, declared_at)
         VALUES ($1, $2, 'We share a grant.', now())`,
        [paperId, second.user.id],
      ),
  ],
  [
    'is no longer assigned',
    () =>
      sql('DELETE FROM reviews WHERE paper_id = $1 AND reviewer_id = $2', [
        paperId,
        second.user.id,
      ]),
  ],
  [
    'became an author',
    () => sql('UPDATE papers SET owner_id = $2 WHERE id = $1', [paperId, second.user.id]),
  ],
])('does not reach a reviewer who %s', async (_, change) => {
  await change();
  expect((await post(chair, '@Reviewer 2 and @Reviewer 1?')).status).toBe(200);
  expect(await emailed(second, first)).toEqual([0, 1]);
  const { comments, participants } = await shownTo(chair);
  expect(comments[0].mentions).toHaveLength(1);
  expect(JSON.stringify(participants)).not.toContain('reviewer:2');
});

it('sends no email to a disabled account, or without a discussion', async () => {
  await sql('UPDATE users SET is_disabled = true WHERE id = $1', [second.user.id]);
  await post(chair, '@Reviewer 2 and @Reviewer 1?');
  expect(await emailed(second, first)).toEqual([0, 1]);
  await sql(`UPDATE papers SET status = 'rejected', shown_status = 'rejected'`);
  expect((await post(chair, '@Reviewer 1?')).body.code).toBe('CLOSED');
  expect(await emailed(first)).toEqual([1]);
  expect((await shownTo(first)).participants).toEqual([]);
});

it('reaches the meta-reviewer, who takes no part and has no alias', async () => {
  const meta = await server.person('reviewer');
  await sql(
    `UPDATE editions SET document = jsonb_set(document, '{metaReviews}', '{"open": true}')`,
  );
  await sql(
    'INSERT INTO meta_reviews (paper_id, round, reviewer_id, assigned_at) VALUES ($1, 1, $2, now())',
    [paperId, meta.user.id],
  );
  await post(first, '@Meta-reviewer, the reviews disagree.');
  expect(await emailed(meta, second)).toEqual([1, 0]);
  const path = `/reviews/papers/${paperId}/meta-review`;
  const { body } = await server.call('GET', path, { token: meta.token });
  expect(JSON.stringify(body)).toContain('"mentionsYou":true');
  expect(JSON.stringify(await shownTo(second))).not.toContain(meta.user.lastName);
});

it('forgets the mentions of a deleted comment', async () => {
  const { id } = (await post(first, '@Reviewer 2?')).body;
  await call(first, 'DELETE', `/comments/${id}`);
  expect((await shownTo(second)).comments).toMatchObject([
    { text: null, mentions: [], mentionsYou: false },
  ]);
});

it('keeps no mention of a person outside of the discussion', async () => {
  await post(first, `@Reviewer 3 @${late.user.firstName} ${late.user.lastName} ${newId()}`);
  expect((await shownTo(second)).comments).toMatchObject([{ mentions: [] }]);
});
