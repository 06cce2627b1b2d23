import { randomUUID } from 'node:crypto';
import { paperContent, paperForm, paperPdf } from '../../../test/paper-files.js';
import type { Person } from '../../../test/people.js';
import { countStatements, recordedStatements } from '../../../test/recorded-statements.js';
import { makePaper } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ask, beginWith, resume, sending, use } from '../../../test-faults/tus-uploads.js';

/** With those of the sessions and of the keys that browsers send. */
const MOST_STATEMENTS = 17;
/** For a file that can be resumed, as browsers send it: a small first part, and the rest. */
const MORE_STATEMENTS = 5;
const FIRST_PART = 16 * 1024;

let server: TestApp;
let author: Person;
beforeAll(async () => {
  server = await startTestApp();
  author = await server.person('user');
  await cost('GET', '/papers');
});
afterAll(() => server.stop());

/** Makes a call and counts its statements. */
async function cost(method: string, path: string, body?: unknown) {
  let answer = {} as Awaited<ReturnType<typeof server.call>>;
  const statements = await countStatements(async () => {
    answer = await server.call(method, path, { token: author.token, body });
  });
  expect(answer.status).toBeLessThan(300);
  return { paper: answer.body as { id: string; revision: number }, statements };
}

it('submits a paper with a fixed number of statements', async () => {
  const begun = await cost('POST', '/papers', { kind: 'full-paper' });
  const { id, revision } = begun.paper;
  const upload = async (pages: number, options = {}) => {
    const form = paperForm(await paperPdf({ pages }), options);
    return (await cost('POST', `/papers/${id}/files`, form)).statements;
  };
  expect({
    begin: begun.statements,
    save: (await cost('PATCH', `/papers/${id}`, { ...paperContent(), revision })).statements,
    upload: await upload(7),
    again: await upload(8),
    supplement: await upload(2, { part: 'supplement' }),
    supplementAgain: await upload(1, { part: 'supplement' }),
    submit: (await cost('POST', `/papers/${id}/submit`, {})).statements,
  }).toEqual({
    begin: 1,
    save: 2,
    upload: 3,
    again: 4,
    supplement: 3,
    supplementAgain: 4,
    submit: 4,
  });
});

type Upload = (paperId: string) => Promise<{ status: number }>;

/** From a draft to its submission. */
async function chain(upload: Upload): Promise<number> {
  const coAuthors = [1, 2, 3].map((n) => ({
    ...(paperContent()['authors'] as object[])[0],
    email: `co-author${n}@example.org`,
  }));
  const call = async (method: string, path: string, body: unknown) => {
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await server.call(method, path, { token: author.token, headers, body });
    expect(answer.status).toBeLessThan(300);
    return answer.body as { id: string; revision: number };
  };
  const statements = await recordedStatements(async () => {
    const { id, revision } = await call('POST', '/papers', { kind: 'full-paper' });
    const content = paperContent({ revision, authors: coAuthors });
    await call('PATCH', `/papers/${id}`, content);
    expect((await upload(id)).status).toBe(201);
    expect(await call('POST', `/papers/${id}/submit`, {})).toMatchObject({ status: 'submitted' });
  });
  expect(statements.length).toBeGreaterThan(4);
  return statements.length;
}

it(`takes at most ${MOST_STATEMENTS} statements from a draft to its submission`, async () => {
  const { token } = author;
  const body = paperForm(await paperPdf());
  const headers = { 'idempotency-key': randomUUID() };
  const statements = await chain((id) =>
    server.call('POST', `/papers/${id}/files`, { token, headers, body }),
  );
  expect(statements).toBeLessThanOrEqual(MOST_STATEMENTS);
});

it(`takes at most ${MORE_STATEMENTS} more when the upload can be resumed`, async () => {
  const { token } = author;
  const content = await paperPdf({ attached: 20_000 });
  const statements = await chain(async (paperId) => {
    const file = sending({ token, paperId }, content);
    await beginWith(server, file, FIRST_PART);
    expect((await resume(server, file, FIRST_PART)).status).toBe(204);
    return use(server, file);
  });
  expect(statements).toBeLessThanOrEqual(MOST_STATEMENTS + MORE_STATEMENTS);
});

/** An upload of which only the first part was sent. */
async function begunUpload() {
  const content = await paperPdf({ attached: 20_000 });
  const { id: paperId } = (await cost('POST', '/papers', { kind: 'full-paper' })).paper;
  const file = sending({ token: author.token, paperId }, content);
  await beginWith(server, file, 9000);
  return file;
}

it('takes three statements for the rest, which browsers send after a small first part', async () => {
  const file = await begunUpload();
  const statements = await recordedStatements(async () => {
    expect((await resume(server, file, 9000)).status).toBe(204);
  });
  expect(statements).toHaveLength(3);
});

it('takes five statements for each cut', async () => {
  const file = await begunUpload();
  const statements = await recordedStatements(async () => {
    const offset = Number((await ask(server, file)).headers.get('upload-offset'));
    expect((await resume(server, file, offset)).status).toBe(204);
  });
  expect(statements).toHaveLength(5);
});

it('takes the same number of statements to list any number of papers', async () => {
  await makePaper(server.app, author.user.id, 'accepted');
  for (const status of ['draft', 'draft', 'under-review', 'accepted', 'rejected'] as const) {
    const id = await makePaper(server.app, author.user.id, status);
    expect((await cost('GET', `/papers/${id}`)).statements).toBeLessThanOrEqual(2);
    expect((await cost('GET', '/papers')).statements).toBe(2);
  }
});
