import { auditOf } from '../../../test/audit-log.js';
import { emailsOf } from '../../../test/outbox-rows.js';
import { paperForm, paperPdf } from '../../../test/paper-files.js';
import { reviewsOf, submittedPaper } from '../../../test/papers.js';
import type { Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { DAY, HOUR } from '../../platform/core/time.js';
import { RouteTable } from '../../platform/http/policy/route-table.js';
import { PersonalDataParts } from '../../platform/personal-data/personal-data-parts.js';
import { Shepherds } from './shepherds.service.js';

/** Planted in the answer of the shepherd only. */
const CANARY = 'Zzshepherded';

let server: TestApp;
let author: Person;
let reviewer: Person;
let other: Person;
let shepherd: Person;
let chair: Person;
let paperId: string;
beforeAll(async () => {
  server = await startTestApp();
  [author, reviewer, other, shepherd, chair] = [
    await named('user', 'Zzauthor'),
    await named('reviewer', 'Zzone'),
    await named('reviewer', 'Zztwo'),
    await named('reviewer', 'Zzshepherd'),
    await named('admin', 'Zzchair'),
  ];
  await sql(`UPDATE editions SET document = jsonb_set(document, '{limits,reviewsNeeded}', '1')`);
});
beforeEach(() => reviewed());
afterAll(() => server.stop());

/** The paper of the test. */
async function reviewed() {
  paperId = await submittedPaper(server, author.user.id, { status: 'under-review' });
  await reviewsOf(server, paperId, [reviewer.user.id]);
}

/** Their last name is found in answers that give it away. No two share an institution. */
async function named(kind: 'user' | 'reviewer' | 'admin', lastName: string): Promise<Person> {
  const person = await server.person(kind);
  const email = `${kind}@${lastName.toLowerCase()}.example`;
  const values = [person.user.id, lastName, email];
  await sql('UPDATE users SET last_name = $2, email = $3 WHERE id = $1', values);
  return { ...person, user: { ...person.user, lastName, email } };
}
const sql = <Row>(text: string, values: unknown[] = []) =>
  server.dataSource.query<Row[]>(text, values);
const asChair = (method: string, path: string, body?: object) =>
  server.call(method, `/admin/papers${path}`, { token: chair.token, body });
const onPage = async () => (await asChair('GET', `/${paperId}`)).body;
/** With the present revision of the paper. */
const act = async (path: string, body: object = {}) =>
  asChair('POST', `/${paperId}/${path}`, { revision: (await onPage()).revision, ...body });
const decide = (decision = 'minor-corrections') =>
  act('decision', { decision, noteToAuthors: 'Define the corpus.' });
const release = async () =>
  asChair('POST', '/release', {
    papers: [{ id: paperId, revision: (await onPage()).revision }],
  });
const choose = (person: Person | null) => act('shepherd', { reviewerId: person && person.user.id });
const read = ({ token } = shepherd) =>
  server.call('GET', `/reviews/papers/${paperId}/shepherding`, { token });
const listed = async ({ token } = shepherd) => {
  const { body } = await server.call('GET', '/reviews/shepherding', { token });
  return (body.items as { paperId: string }[]).filter((each) => each.paperId === paperId);
};
const verified = { answer: 'verified', toChairs: CANARY };
const answer = (body: object = verified, { token } = shepherd) =>
  server.call('POST', `/reviews/papers/${paperId}/shepherding/answer`, { token, body });
const revise = async () => {
  const { token } = author;
  const file = paperForm(await paperPdf());
  await server.call('POST', `/papers/${paperId}/files`, { token, body: file });
  const body = { note: 'Section 2 names the corpus.' };
  return server.call('POST', `/papers/${paperId}/revision`, { token, body });
};
const emailsTo = async ({ user }: Person, kind: string) => {
  const rows = await emailsOf(server.dataSource, `${kind}:${user.id}`);
  return rows.filter(({ data }) => JSON.stringify(data).includes(paperId)).length;
};
const work = async ({ token } = shepherd) =>
  (await server.call('GET', '/open-work', { token })).body.items;
/** Answers to a person that contain a text. */
const found = async ({ token }: Person, text: string) => {
  let answers = 0;
  for (const { method, path } of server.app.get(RouteTable, { strict: false }).routes()) {
    if (method !== 'GET' || path.includes('health')) continue;
    const { body } = await server.call('GET', path.replace(/:\w+/g, paperId), { token });
    if (JSON.stringify(body)?.includes(text)) answers += 1;
  }
  return answers;
};
const personalData = async (person: Person) => {
  const parts = server.app.get(PersonalDataParts, { strict: false }).all();
  const part = parts.find(({ name }) => name === 'shepherding')!;
  const reader = { ...person.user, permissions: [{ permission: 'owner', scope: null }] } as const;
  return JSON.stringify(
    await part.collect(server.dataSource.manager, person.user, {
      ...reader,
      permissions: [...reader.permissions],
    }),
  );
};
/** Named, and the revision submitted. */
const asked = async () => {
  await decide();
  await release();
  await choose(shepherd);
  await revise();
};

it('reads the paper under aliases, and answers for organisers once the revision is submitted', async () => {
  await decide();
  await release();
  expect(await choose(shepherd)).toMatchObject({ status: 200 });
  expect(await emailsTo(shepherd, 'shepherd-assigned')).toBe(1);
  expect((await read()).body).toMatchObject({
    ...{ state: 'awaiting-revision', noteToAuthors: 'Define the corpus.', given: null },
    read: { reviews: [{ alias: 1, commentsToAuthors: 'Sound work.' }] },
  });
  expect((await answer()).body.code).toBe('CLOSED');
  expect(await work()).toEqual([]);
  expect(await revise()).toMatchObject({ status: 200 });
  expect(await emailsTo(shepherd, 'shepherd-revision')).toBe(1);
  expect(await work()).toContainEqual({ kind: 'reviews', count: 1 });
  const { body } = await read();
  expect(body).toMatchObject({
    ...{ state: 'open', summaryOfChanges: 'Section 2 names the corpus.' },
    pdf: { pages: expect.any(Number) },
  });
  for (const { user } of [author, reviewer, chair])
    for (const secret of [user.id, user.lastName, user.email])
      expect(JSON.stringify(body)).not.toContain(secret);
  const pdf = `/reviews/papers/${paperId}/pdf`;
  expect((await server.call('GET', pdf, { token: shepherd.token })).status).toBe(200);
  expect((await server.call('GET', pdf, { token: other.token })).status).toBe(404);
  expect(await answer()).toMatchObject({ status: 200, body: { given: verified } });
  expect(await work()).toEqual([]);
  expect((await onPage()).shepherds).toMatchObject([
    { reviewer: { name: 'Ada Zzshepherd' }, isCurrent: true, given: verified },
  ]);
  // The decision stays with chairs.
  expect((await onPage()).status).toBe('revision-submitted');
  expect((await act('verification', { outcome: 'verified' })).body.status).toBe('verified');
  expect((await answer()).body.code).toBe('CLOSED');
  const actions = (await auditOf(server, chair, paperId)).map(({ action }) => action);
  expect(actions).toEqual(
    expect.arrayContaining(['paper.shepherd-assigned', 'paper.shepherd-answered']),
  );
});

it('learns nothing before the decision is released', async () => {
  await decide();
  expect((await choose(shepherd)).status).toBe(200);
  const learnt = async () => ({
    emails: await emailsTo(shepherd, 'shepherd-assigned'),
    listed: (await listed()).length,
    read: (await read()).status,
    isInData: (await personalData(shepherd)).includes(paperId),
  });
  const nothing = { emails: 0, listed: 0, read: 404, isInData: false };
  expect(await learnt()).toEqual(nothing);
  expect((await onPage()).shepherds).toMatchObject([{ isTold: false }]);
  // Control: the release tells all of it.
  await release();
  expect(await learnt()).toEqual({ emails: 1, listed: 1, read: 200, isInData: true });
});

it('is told of no other decision, and not of one that is reopened', async () => {
  await decide();
  await choose(shepherd);
  await decide('rejected');
  await release();
  expect(await emailsTo(shepherd, 'shepherd-assigned')).toBe(0);
  expect((await read()).status).toBe(404);
  expect((await choose(other)).body.code).toBe('CONFLICT');
});

it('verifies each revision of a paper that is sent back', async () => {
  await asked();
  expect((await answer({ answer: 'not-yet' })).status).toBe(400);
  const notYet = { answer: 'not-yet', toChairs: 'Table 2', toAuthors: 'Correct table 2.' };
  expect((await answer(notYet)).status).toBe(200);
  await act('later-return', { reason: 'Correct table 2.' });
  expect((await read()).body.state).toBe('awaiting-revision');
  await revise();
  expect(await emailsTo(shepherd, 'shepherd-revision')).toBe(2);
  expect((await read()).body).toMatchObject({ state: 'open', given: null });
  await answer();
  expect((await onPage()).shepherds).toMatchObject([
    { isCurrent: true, given: verified },
    { isCurrent: false, given: notYet },
  ]);
});

it('needs the decision, and a person without a conflict', async () => {
  expect((await choose(shepherd)).body.code).toBe('CONFLICT');
  await decide();
  await sql('UPDATE paper_authors SET email = $2 WHERE paper_id = $1', [
    paperId,
    shepherd.user.email,
  ]);
  expect((await choose(shepherd)).body.code).toBe('CONFLICT');
  await sql(`UPDATE paper_authors SET email = 'x@author.example' WHERE paper_id = $1`, [paperId]);
  expect((await choose(author)).status).toBe(404);
  await release();
  await choose(shepherd);
  expect((await read()).status).toBe(200);
  await sql(
    `INSERT INTO paper_conflicts (paper_id, user_id, reason, declared_at)
     VALUES ($1, $2, 'We share a grant.', now())`,
    [paperId, shepherd.user.id],
  );
  expect((await read()).status).toBe(404);
});

it('changes hands, and can end', async () => {
  await asked();
  expect((await choose(shepherd)).body.code).toBe('CONFLICT');
  await choose(other);
  expect((await read()).status).toBe(404);
  expect((await read(other)).body.state).toBe('open');
  await choose(null);
  expect((await read(other)).status).toBe(404);
  expect((await onPage()).shepherds).toMatchObject([{ isCurrent: false }, { isCurrent: false }]);
});

it('answers organisers only', async () => {
  await asked();
  await answer();
  for (const person of [author, reviewer, other]) expect(await found(person, CANARY)).toBe(0);
  // Control: the same calls show it to the shepherd and to organisers.
  for (const person of [shepherd, chair]) expect(await found(person, CANARY)).toBe(1);
  for (const person of [author, reviewer]) expect(await found(person, 'Zzshepherd')).toBe(0);
});

it('is reminded once, three days after a revision without an answer', async () => {
  await asked();
  await answer();
  const answered = paperId;
  await reviewed();
  await asked();
  const reminded = async () => {
    await server.app.get(Shepherds, { strict: false }).remind();
    return emailsTo(shepherd, 'shepherd-reminder');
  };
  server.clock.advance(3 * DAY - HOUR);
  expect(await reminded()).toBe(0);
  server.clock.advance(2 * HOUR);
  await Promise.all([reminded(), reminded()]);
  expect(await reminded()).toBe(1);
  paperId = answered;
  expect(await reminded()).toBe(0);
});
