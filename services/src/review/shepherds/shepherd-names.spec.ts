import { emailsOf } from '../../../test/outbox-rows.js';
import { paperForm, paperPdf } from '../../../test/paper-files.js';
import { invitedCoAuthor, reviewsOf, submittedPaper } from '../../../test/papers.js';
import type { Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { RouteTable } from '../../platform/http/policy/route-table.js';

/** The last name of the shepherd only. */
const CANARY = 'Zzshepherd';

let server: TestApp;
let author: Person;
let coAuthor: Person;
let reviewer: Person;
let shepherd: Person;
let chair: Person;
let second: Person;
let paperId: string;
beforeAll(async () => {
  server = await startTestApp();
  await sql(`UPDATE editions SET document = jsonb_set(document, '{limits,reviewsNeeded}', '1')`);
});
beforeEach(async () => {
  await sql('DELETE FROM user_permissions');
  [author, coAuthor, reviewer, shepherd, chair, second] = await Promise.all([
    server.person('user'),
    server.person('user'),
    server.person('reviewer'),
    server.person('reviewer'),
    server.person('admin'),
    server.person('admin'),
  ]);
  // Without a shared institution.
  const email = `${shepherd.user.id}@shepherd.example`;
  await sql('UPDATE users SET last_name = $2, email = $3 WHERE id = $1', [
    ...[shepherd.user.id, CANARY, email],
  ]);
  const authors = [{ email: coAuthor.user.email }];
  paperId = await submittedPaper(server, author.user.id, { status: 'under-review', authors });
  await invitedCoAuthor(server, paperId, coAuthor.user.email);
  await reviewsOf(server, paperId, [reviewer.user.id]);
});
afterAll(() => server.stop());

const sql = <Row>(text: string, values: unknown[] = []) =>
  server.dataSource.query<Row[]>(text, values);
const setNamed = (namedToAuthors: boolean) =>
  sql(`UPDATE editions SET document = jsonb_set(document, '{shepherds}', $1)`, [
    JSON.stringify({ namedToAuthors }),
  ]);
const asChair = (method: string, path: string, body?: object) =>
  server.call(method, `/admin/papers${path}`, { token: chair.token, body });
const seen = async () => ({
  id: paperId,
  revision: (await asChair('GET', `/${paperId}`)).body.revision as number,
});
const act = async (path: string, body: object) =>
  asChair('POST', `/${paperId}/${path}`, { revision: (await seen()).revision, ...body });
const decideWithShepherd = async () => {
  await act('decision', { decision: 'minor-corrections', noteToAuthors: 'Define the corpus.' });
  expect((await act('shepherd', { reviewerId: shepherd.user.id })).status).toBe(200);
};
const release = async (preview = false) =>
  (await asChair('POST', '/release', { papers: [await seen()], preview })).body.items[0];
const revise = async () => {
  const { token } = author;
  const file = paperForm(await paperPdf());
  await server.call('POST', `/papers/${paperId}/files`, { token, body: file });
  const body = { note: 'Section 2 names the corpus.' };
  expect((await server.call('POST', `/papers/${paperId}/revision`, { token, body })).status).toBe(
    200,
  );
};
const answer = (given: object) =>
  server.call('POST', `/reviews/papers/${paperId}/shepherding/answer`, {
    token: shepherd.token,
    body: { toChairs: 'Zzanswered', ...given },
  });
const shownTo = async ({ token }: Person) =>
  (await server.call('GET', `/papers/${paperId}`, { token })).body;
/** Kinds of emails to a person that name the shepherd. */
const namingEmails = async ({ user }: Person) => {
  const emails = await emailsOf(server.dataSource, '');
  return emails
    .filter(
      ({ recipient, data }) => recipient === user.email && JSON.stringify(data).includes(CANARY),
    )
    .map(({ kind }) => kind);
};
/** Calls whose answers name the shepherd to a person. */
const namingCalls = async ({ token }: Person) => {
  const found: string[] = [];
  for (const { method, path } of server.app.get(RouteTable, { strict: false }).routes()) {
    if (method !== 'GET' || path.includes('health')) continue;
    const { body } = await server.call('GET', path.replace(/:\w+/g, paperId), { token });
    if (JSON.stringify(body)?.includes(CANARY)) found.push(path);
  }
  return found;
};

it('is kept from authors in all calls and emails, unless the edition names shepherds', async () => {
  await setNamed(false);
  await decideWithShepherd();
  expect((await release(true)).email.text).not.toContain(CANARY);
  await release();
  await revise();
  await answer({ answer: 'verified' });
  for (const person of [author, coAuthor, reviewer]) {
    expect(await namingCalls(person)).toEqual([]);
    expect(await namingEmails(person)).toEqual([]);
  }
  expect(await shownTo(author)).toMatchObject({ shepherd: null });
  // Control: the same search finds it for an organiser.
  expect(await namingCalls(chair)).not.toEqual([]);
  expect(await namingEmails(chair)).toEqual(['shepherd-released', 'shepherd-answered']);
});

it('is read by authors on the page of the paper and in emails from the release on, where the edition names shepherds', async () => {
  await setNamed(true);
  await decideWithShepherd();
  for (const person of [author, coAuthor]) expect(await namingCalls(person)).toEqual([]);
  expect((await release(true)).email.text).toContain(CANARY);
  expect(await namingEmails(author)).toEqual([]);
  await release();
  const name = expect.stringContaining(CANARY);
  expect(await shownTo(author)).toMatchObject({ status: 'minor-corrections', shepherd: name });
  expect(await shownTo(coAuthor)).toMatchObject({ shepherd: name });
  await revise();
  expect(await shownTo(author)).toMatchObject({ status: 'revision-submitted', shepherd: name });
  expect(await namingEmails(author)).toEqual(['paper-decision', 'revision-received']);
  expect(await namingEmails(coAuthor)).toEqual(['paper-decision-co-author']);
  for (const person of [author, coAuthor])
    expect(await namingCalls(person)).toEqual(['/papers/:id']);
  expect(await namingCalls(reviewer)).toEqual([]);
  expect(await namingEmails(reviewer)).toEqual([]);
  await answer({ answer: 'not-yet' });
  expect(JSON.stringify(await shownTo(author))).not.toContain('Zzanswered');
});

it.each<[string, () => Promise<unknown>]>([
  ['was removed', () => act('shepherd', { reviewerId: null })],
  [
    'declared a conflict',
    () =>
      sql(
        `INSERT INTO paper_conflicts (paper_id, user_id, reason, declared_at)
         VALUES ($1, $2, 'We share a grant.', now())`,
        [paperId, shepherd.user.id],
      ),
  ],
])('is no longer shown once the shepherd %s', async (_, change) => {
  await setNamed(true);
  await decideWithShepherd();
  await release();
  expect((await shownTo(author)).shepherd).toContain(CANARY);
  expect((await change()) ?? {}).not.toMatchObject({ status: 409 });
  expect(await shownTo(author)).toMatchObject({ shepherd: null });
});

it('is emailed to organisers at the release and with each new answer, to the handler where there is one', async () => {
  await decideWithShepherd();
  expect(await namingEmails(chair)).toEqual([]);
  await release();
  for (const organiser of [chair, second])
    expect(await namingEmails(organiser)).toEqual(['shepherd-released']);
  await sql('INSERT INTO paper_handlers (paper_id, user_id, named_at) VALUES ($1, $2, now())', [
    ...[paperId, second.user.id],
  ]);
  await revise();
  await answer({ answer: 'not-yet' });
  await answer({ answer: 'not-yet', toChairs: 'Section 3 as well.' });
  await answer({ answer: 'verified' });
  expect(await namingEmails(chair)).toEqual(['shepherd-released']);
  expect(await namingEmails(second)).toEqual([
    ...['shepherd-released', 'shepherd-answered', 'shepherd-answered'],
  ]);
  const answers = (await emailsOf(server.dataSource, 'shepherd-answered:')).slice(-2);
  expect(answers.map(({ data }) => data)).toMatchObject([
    { answer: 'not-yet', link: expect.stringMatching(`/admin/papers/${paperId}$`) },
    { answer: 'verified' },
  ]);
  expect(JSON.stringify(answers)).not.toContain('Zzanswered');
});
