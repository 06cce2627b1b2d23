import { createHash } from 'node:crypto';
import { download } from '../../test/download.js';
import { paperContent, paperForm, paperPdf } from '../../test/paper-files.js';
import type { Person } from '../../test/people.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { newId } from '../common/new-id.js';
import { DAY } from '../common/time.js';

let server: TestApp;
let author: Person;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  author = await server.person('user');
});
afterAll(() => server.stop());

const call = (method: string, path: string, body?: unknown, token = author.token) =>
  server.call(method, path, { token, body });
const begin = async (kind = 'full-paper') => (await call('POST', '/papers', { kind })).body;
const upload = (id: string, content: Buffer, options = {}) =>
  call('POST', `/papers/${id}/files`, paperForm(content, options));

/** A draft that only waits to be submitted. */
async function readyDraft(pages = 8) {
  const { id, revision } = await begin();
  await call('PATCH', `/papers/${id}`, { ...paperContent(), revision });
  await upload(id, await paperPdf({ pages }));
  return id as string;
}

describe('a draft', () => {
  it('begins with who begins it as its author, and says what it lacks', async () => {
    const paper = await begin('poster');
    const { user } = author;
    expect(paper).toMatchObject({
      kind: 'poster',
      status: 'draft',
      number: null,
      revision: 1,
      authors: [
        { givenName: 'Ada', email: user.email, affiliation: user.organization, isPresenting: true },
      ],
      problems: {
        title: 'Please give the paper a title',
        abstract: 'Please write an abstract of 50 to 300 words',
        manuscript: 'Please upload the paper as a PDF',
        'authors.0.country': 'Please choose a country of the list',
      },
    });
  });

  it('is saved half-typed, and read again', async () => {
    const { id, revision } = await begin();
    const [first] = paperContent()['authors'] as object[];
    const authors = [{ ...first, givenName: 'Second' }, first];
    const saved = await call('PATCH', `/papers/${id}`, { title: ' Rad', authors, revision });
    expect(saved).toMatchObject({ status: 200, body: { title: ' Rad', revision: 2 } });
    const { body } = await call('GET', `/papers/${id}`);
    expect(body.authors).toMatchObject([{ givenName: 'Second' }, { givenName: 'Ada' }]);
    expect(body.problems['authors.1.email']).toBe('Another author has this email address');
  });

  it('is not saved over what was saved in another tab', async () => {
    const { id, revision } = await begin();
    const save = (title: string) => call('PATCH', `/papers/${id}`, { title, revision });
    const answers = await Promise.all([save('One'), save('Two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CHANGED_MEANWHILE');
  });

  it('goes with its files', async () => {
    const id = await readyDraft();
    expect((await call('DELETE', `/papers/${id}`)).status).toBe(200);
    expect((await call('GET', `/papers/${id}`)).status).toBe(404);
    const left = await server.dataSource.query(`SELECT FROM files WHERE purpose LIKE 'paper%'`);
    expect(left).toHaveLength(0);
  });

  it.each([{ status: 'accepted' }, { ownerId: newId() }, { number: 1 }, { similarityPercent: 0 }])(
    'takes no %j',
    async (field) => {
      const { id, revision } = await begin();
      expect((await call('PATCH', `/papers/${id}`, { ...field, revision })).status).toBe(400);
    },
  );

  it('is not found by others, in the words for what is not there', async () => {
    const id = await readyDraft();
    const other = await server.person('admin');
    const calls: [string, string, unknown?][] = [
      ['GET', ''],
      ['PATCH', '', { revision: 1 }],
      ['DELETE', ''],
      ['POST', '/submit', {}],
      ['POST', '/withdraw', {}],
      ['POST', '/corrections', {}],
      ['POST', '/camera-ready', {}],
      ['POST', '/files', paperForm(await paperPdf())],
      ['DELETE', '/supplement'],
    ];
    for (const [method, path, body] of calls) {
      const theirs = await call(method, `/papers/${id}${path}`, body, other.token);
      const nobodys = await call(method, `/papers/${newId()}${path}`, body, other.token);
      const { code, message } = nobodys.body;
      expect({ method, path, ...theirs }).toMatchObject({ status: 404, body: { code, message } });
      expect(Object.keys(theirs.body)).toEqual(Object.keys(nobodys.body));
    }
    expect((await call('GET', '/papers', undefined, other.token)).body.items).toEqual([]);
  });
});

describe('a submission', () => {
  it('is acknowledged by mail, numbered, and has its dates', async () => {
    const id = await readyDraft();
    const { status, body } = await call('POST', `/papers/${id}/submit`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'submitted',
      number: expect.any(Number),
      problems: {},
      moves: [{ action: 'submit', status: 'submitted' }],
      versions: [{ number: 1, stage: 'submission', isSubmitted: true }],
    });
    expect(Date.parse(body.acknowledgeBy) - Date.parse(body.submittedAt)).toBe(3 * DAY);
    const { data } = server.mails.last(author.user.email, 'paper-received');
    expect(data).toMatchObject({ number: body.number, title: 'Radio and its machines' });
  });

  it('asks for everything at once, in words', async () => {
    const { id } = await begin();
    const { status, body } = await call('POST', `/papers/${id}/submit`);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(
      expect.arrayContaining(['title', 'topic', 'abstract', 'keywords', 'aiUse', 'manuscript']),
    );
  });

  it('of a poster needs at least six pages', async () => {
    const id = await readyDraft(5);
    const { revision } = (await call('GET', `/papers/${id}`)).body;
    await call('PATCH', `/papers/${id}`, { kind: 'poster', revision });
    expect((await call('POST', `/papers/${id}/submit`)).body.fields).toEqual({
      manuscript: 'The PDF has 5 pages; a poster paper has at least 6',
    });
  });

  it('happens once, however often it is asked for', async () => {
    const id = await readyDraft();
    const headers = { 'idempotency-key': newId() };
    const { token } = author;
    const submit = () => server.call('POST', `/papers/${id}/submit`, { token, headers });
    const answers = await Promise.all([submit(), submit(), submit()]);
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await call('POST', `/papers/${id}/submit`)).body.code).toBe('INVALID_TRANSITION');
  });

  it('can be withdrawn, and is not changed any more', async () => {
    const id = await readyDraft();
    await call('POST', `/papers/${id}/submit`);
    for (const [method, path, body] of [
      ['PATCH', '', { revision: 1 }],
      ['DELETE', ''],
      ['POST', '/files', paperForm(await paperPdf())],
    ] as const) {
      const answer = await call(method, `/papers/${id}${path}`, body);
      expect(answer).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    }
    const { body } = await call('POST', `/papers/${id}/withdraw`, { reason: 'Found a mistake' });
    expect(body).toMatchObject({ status: 'withdrawn', moves: [{}, { action: 'withdraw' }] });
    expect(server.mails.to(author.user.email, 'paper-withdrawn')).toHaveLength(1);
  });

  it('is not taken once submissions are closed', async () => {
    const id = await readyDraft();
    const close = (open: boolean) =>
      server.dataSource.query(
        `UPDATE editions SET document = jsonb_set(document, '{submissions,open}', $1::text::jsonb)`,
        [String(open)],
      );
    await close(false);
    try {
      expect((await call('POST', `/papers/${id}/submit`)).body.code).toBe('CLOSED');
      expect((await call('POST', '/papers', { kind: 'poster' })).body.code).toBe('CLOSED');
    } finally {
      await close(true);
    }
  });
});

describe('a file', () => {
  it('arrives with its pages, size and hash, and comes back as it was', async () => {
    const { id } = await begin();
    const content = await paperPdf({ pages: 3, maker: 'Ada Okafor' });
    const { status, body } = await upload(id, content, { name: 'Okafor.pdf' });
    expect(status).toBe(201);
    const [version] = body.versions;
    expect(version.manuscript).toEqual({
      name: 'Okafor.pdf',
      bytes: content.length,
      pages: 3,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    const request = { kind: 'paper', versionId: version.id, part: 'manuscript' };
    const file = await download(server, author.token, request);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="Okafor.pdf"/);
    expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
  });

  it('takes the place of the one before, and leaves nothing of it', async () => {
    const { id } = await begin();
    const files = () =>
      server.dataSource.query(
        `SELECT FROM files f JOIN paper_versions v
           ON f.id IN (v.file_id, v.reviewer_file_id) WHERE v.paper_id = $1`,
        [id],
      );
    await upload(id, await paperPdf({ pages: 2 }));
    const all = () => server.dataSource.query('SELECT FROM files');
    const before = (await all()).length;
    const { body } = await upload(id, await paperPdf({ pages: 4 }));
    expect(body.versions).toMatchObject([{ number: 1, manuscript: { pages: 4 } }]);
    expect(await files()).toHaveLength(2);
    expect(await all()).toHaveLength(before);
  });

  it('may have a supplement beside it, that goes again', async () => {
    const { id } = await begin();
    const supplement = await paperPdf({ pages: 12 });
    const early = await upload(id, supplement, { part: 'supplement' });
    expect(early).toMatchObject({
      status: 400,
      body: { message: 'Please upload the paper first' },
    });
    await upload(id, await paperPdf());
    const { body } = await upload(id, supplement, { part: 'supplement' });
    expect(body.versions).toMatchObject([{ supplement: { pages: 12 } }]);
    await call('DELETE', `/papers/${id}/supplement`);
    expect((await call('GET', `/papers/${id}`)).body.versions[0].supplement).toBeNull();
  });

  it.each([
    ['nine pages', () => paperPdf({ pages: 9 }), 422, 'The PDF has 9 pages; at most 8 are allowed'],
    ['HTML', () => Buffer.from('<html></html>'), 422, 'Please upload a PDF file only'],
    ['nothing', () => Buffer.alloc(0), 400, 'Please upload the paper as a PDF'],
    [
      'more than 10 MB',
      async () => Buffer.concat([await paperPdf(), Buffer.alloc(10 * 1024 * 1024)]),
      413,
      'The file is larger than 10 MB',
    ],
  ])('of %s is refused in words', async (_, content, status, message) => {
    const { id } = await begin();
    const answer = await upload(id, await content());
    expect(answer).toMatchObject({ status, body: { message, fields: { file: message } } });
    expect((await call('GET', `/papers/${id}`)).body.versions).toEqual([]);
  });
});
