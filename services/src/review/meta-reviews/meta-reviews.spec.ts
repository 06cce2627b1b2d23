import { auditOf } from '../../../test/audit-log.js';
import { emailsOf } from '../../../test/outbox-rows.js';
import { reviewsOf, submittedPaper } from '../../../test/papers.js';
import type { Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { RouteTable } from '../../platform/http/policy/route-table.js';
import { PersonalDataParts } from '../../platform/personal-data/personal-data-parts.js';
import { newId } from '../../platform/core/new-id.js';

/** Planted in the meta-review only. */
const CANARY = 'Zzmetareviewed';

let server: TestApp;
let author: Person;
let first: Person;
let second: Person;
let meta: Person;
let chair: Person;
let paperId: string;
beforeAll(async () => {
  server = await startTestApp();
  [author, first, second, meta, chair] = [
    await named('user', 'Zzauthor'),
    await named('reviewer', 'Zzone'),
    await named('reviewer', 'Zztwo'),
    await named('reviewer', 'Zzmeta'),
    await named('admin', 'Zzchair'),
  ];
});
beforeEach(async () => {
  await set('metaReviews', { open: true });
  await set('discussion', { open: true });
  paperId = await submittedPaper(server, author.user.id, { status: 'under-review' });
  await reviewsOf(server, paperId, [first.user.id, second.user.id]);
});
afterAll(() => server.stop());

/** Their last name is found in answers that give it away. No two share an institution. */
async function named(kind: 'user' | 'reviewer' | 'admin', lastName: string): Promise<Person> {
  const person = await server.person(kind);
  const email = `${kind}@${lastName.toLowerCase()}.example`;
  const values = [person.user.id, lastName, email];
  await sql('UPDATE users SET last_name = $2, email = $3 WHERE id = $1', values);
  return { ...person, user: { ...person.user, lastName, email } };
}
const sql = (text: string, values: unknown[] = []) => server.dataSource.query(text, values);
const set = (section: string, setting: object) =>
  sql(`UPDATE editions SET document = jsonb_set(document, ARRAY[$1], $2)`, [
    section,
    JSON.stringify(setting),
  ]);
const choose = (person: Person | null, by = chair) =>
  server.call('POST', `/admin/papers/${paperId}/meta-reviewer`, {
    token: by.token,
    body: { revision: 1, reviewerId: person && person.user.id },
  });
const call = (method: string, path = '', body?: object, { token } = meta) =>
  server.call(method, `/reviews/papers/${paperId}/meta-review${path}`, { token, body });
const read = async (person = meta) => call('GET', '', undefined, person);
const form = { recommendation: 'minor-corrections', text: CANARY };
const submit = (body: object = form, person = meta, revision = 1) =>
  call('POST', '/submit', { revision, ...body }, person);
const onPage = async () =>
  (await server.call('GET', `/admin/papers/${paperId}`, { token: chair.token })).body.metaReviews;
const emailsTo = async ({ user }: Person, kind: string) =>
  (await emailsOf(server.dataSource, `${kind}:${user.id}`)).length;
const work = async ({ token } = meta) =>
  (await server.call('GET', '/open-work', { token })).body.items;

it('is assigned with an email, read under aliases, and submitted for organisers', async () => {
  expect(await choose(meta)).toMatchObject({ status: 200 });
  expect(await emailsTo(meta, 'meta-review-assigned')).toBe(1);
  await sql(
    `INSERT INTO paper_comments (id, paper_id, author_id, alias, text, posted_at)
     VALUES ($1, $2, $3, 1, 'The sample is small.', now())`,
    [newId(), paperId, first.user.id],
  );
  await sql(
    `INSERT INTO paper_responses (paper_id, round, form, submitted_at)
     VALUES ($1, 1, '{"general": "Thank you", "answers": []}', now())`,
    [paperId],
  );
  const { body } = await read();
  expect(body).toMatchObject({
    ...{ isOpen: true, isSubmitted: false, form: { recommendation: null, text: '' } },
    read: {
      reviews: [{ alias: 1, commentsToAuthors: 'Sound work.' }, { alias: 2 }],
      comments: [{ alias: 1, text: 'The sample is small.' }],
      response: { general: 'Thank you' },
    },
  });
  for (const { user } of [author, first, second, chair])
    for (const secret of [user.id, user.lastName, user.email])
      expect(JSON.stringify(body)).not.toContain(secret);
  expect(await work()).toContainEqual({ kind: 'reviews', count: 1 });
  expect((await call('PUT', '/draft', { revision: 1, ...form })).body.revision).toBe(2);
  expect(await onPage()).toMatchObject([{ reviewer: { name: 'Ada Zzmeta' }, form: null }]);
  expect(await submit(form, meta, 2)).toMatchObject({ status: 200, body: { isSubmitted: true } });
  expect(await onPage()).toMatchObject([{ form }]);
  expect(await work()).toEqual([]);
  const actions = (await auditOf(server, chair, paperId)).map(({ action }) => action);
  expect(actions).toEqual(
    expect.arrayContaining(['paper.meta-reviewer-assigned', 'paper.meta-review-submitted']),
  );
});

it('keeps the changes of two tabs apart, and repeats a save', async () => {
  await choose(meta);
  const save = (text: string) => call('PUT', '/draft', { revision: 1, recommendation: null, text });
  expect((await save('One')).status).toBe(200);
  expect((await save('One')).status).toBe(200);
  expect(await save('Two')).toMatchObject({
    status: 409,
    body: { code: 'CHANGED_MEANWHILE', current: { revision: 2, form: { text: 'One' } } },
  });
});

it('needs a recommendation and a text', async () => {
  await choose(meta);
  expect((await submit({ ...form, text: ' ' })).status).toBe(400);
  expect((await submit({ ...form, recommendation: null })).status).toBe(400);
});

it('is not for people with a conflict, and ends with one', async () => {
  await sql('UPDATE paper_authors SET email = $2 WHERE paper_id = $1', [paperId, meta.user.email]);
  expect(await choose(meta)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  await sql(`UPDATE paper_authors SET email = 'other@author.example' WHERE paper_id = $1`, [
    paperId,
  ]);
  expect((await choose(author)).status).toBe(404);
  await choose(meta);
  expect((await read()).status).toBe(200);
  await sql(
    `INSERT INTO paper_conflicts (paper_id, user_id, reason, declared_at)
     VALUES ($1, $2, 'We share a grant.', now())`,
    [paperId, meta.user.id],
  );
  expect((await read()).status).toBe(404);
  expect((await submit()).status).toBe(404);
});

it('shows a reviewer of the paper nothing before the own review', async () => {
  const late = await named('reviewer', 'Zzlate');
  const pending = { status: 'accepted', submittedAt: null } as const;
  await reviewsOf(server, paperId, [late.user.id], pending);
  await choose(late);
  expect((await read(late)).body.read).toBeNull();
  expect((await submit(form, late)).body.code).toBe('CONFLICT');
  await sql(
    `UPDATE reviews SET status = 'submitted', submitted_at = now() WHERE reviewer_id = $1`,
    [late.user.id],
  );
  expect((await read(late)).body.read.reviews).toHaveLength(3);
  expect((await submit(form, late)).status).toBe(200);
});

it('changes hands until it is submitted', async () => {
  await choose(meta);
  expect((await choose(meta)).status).toBe(409);
  await choose(first);
  expect(await emailsTo(meta, 'meta-review-cancelled')).toBe(1);
  expect((await read()).status).toBe(404);
  expect((await read(first)).status).toBe(200);
  await submit(form, first);
  expect((await choose(second)).status).toBe(409);
});

it('is closed by a decision, after its date, and off without the setting', async () => {
  await choose(meta);
  await set('metaReviews', { open: true, closesAt: '2020-01-01T00:00:00.000Z' });
  expect(await submit()).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
  await set('metaReviews', { open: true });
  await sql(`UPDATE papers SET status = 'decision-recorded' WHERE id = $1`, [paperId]);
  expect((await submit()).body.code).toBe('CLOSED');
  await set('metaReviews', { open: false });
  expect((await read()).status).toBe(404);
  expect((await choose(first)).body.code).toBe('CLOSED');
});

it('reaches authors and reviewers by no call', async () => {
  await choose(meta);
  await submit();
  const routes = server.app.get(RouteTable, { strict: false }).routes();
  const found = async ({ token }: Person) => {
    let answers = 0;
    for (const { method, path } of routes) {
      if (method !== 'GET' || path.includes('health')) continue;
      const { body } = await server.call('GET', path.replace(/:\w+/g, paperId), { token });
      if (JSON.stringify(body)?.includes(CANARY)) answers += 1;
    }
    return answers;
  };
  for (const person of [author, first, second]) expect(await found(person)).toBe(0);
  // Control: the same calls show it to the meta-reviewer and to organisers.
  for (const person of [meta, chair]) expect(await found(person)).toBe(1);
});

it('is in the personal data of its writer only', async () => {
  await choose(meta);
  await submit();
  const parts = server.app.get(PersonalDataParts, { strict: false }).all();
  const part = parts.find(({ name }) => name === 'metaReviews')!;
  const dataOf = async (person: Person) =>
    JSON.stringify(
      await part.collect(server.dataSource.manager, person.user, {
        ...person.user,
        permissions: [{ permission: 'owner', scope: null }],
      }),
    );
  expect(await dataOf(meta)).toContain(paperId);
  for (const person of [first, author, chair]) expect(await dataOf(person)).not.toContain(paperId);
});
