import { createHash } from 'node:crypto';
import { download } from '../../../test/download.js';
import { bombPdf } from '../../../test/hostile-pdfs.js';
import { paperContent, paperForm, paperPdf } from '../../../test/paper-files.js';
import { pdfEncryption } from '../../../test/pdf-encryption.js';
import type { Person } from '../../../test/people.js';
import { tellingPdf } from '../../../test/telling-pdf.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { newId } from '../../platform/core/new-id.js';
import { deadlineAfter } from '../../conference/editions/local-instant.js';
import { paperWithdrawn, paperReceived } from './author.emails.js';

const MAIL_END = Buffer.from('\r\n--boundary--\r\n'.repeat(200));

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

/** A draft that is ready to submit. */
async function readyDraft(pages = 8) {
  const { id, revision } = await begin();
  await call('PATCH', `/papers/${id}`, { ...paperContent(), revision });
  await upload(id, await paperPdf({ pages }));
  return id as string;
}

describe('a draft', () => {
  it('is created with the caller as its first author, and lists its problems', async () => {
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
        'authors.0.country': 'Please choose a country from the list',
      },
    });
  });

  it('can be saved incomplete', async () => {
    const { id, revision } = await begin();
    const [first] = paperContent()['authors'] as object[];
    const authors = [{ ...first, givenName: 'Second' }, first];
    const saved = await call('PATCH', `/papers/${id}`, { title: ' Rad', authors, revision });
    expect(saved).toMatchObject({ status: 200, body: { title: ' Rad', revision: 2 } });
    const { body } = await call('GET', `/papers/${id}`);
    expect(body.authors).toMatchObject([{ givenName: 'Second' }, { givenName: 'Ada' }]);
    expect(body.problems['authors.1.email']).toBe('Another author has this email address');
  });

  it('returns 409 when another tab saved it first', async () => {
    const { id, revision } = await begin();
    const save = (title: string) => call('PATCH', `/papers/${id}`, { title, revision });
    const answers = await Promise.all([save('One'), save('Two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CHANGED_MEANWHILE');
  });

  it('is deleted with its files', async () => {
    const id = await readyDraft();
    expect((await call('DELETE', `/papers/${id}`)).status).toBe(200);
    expect((await call('GET', `/papers/${id}`)).status).toBe(404);
    const left = await server.dataSource.query(`SELECT FROM files WHERE purpose LIKE 'paper%'`);
    expect(left).toHaveLength(0);
  });

  it.each([{ status: 'accepted' }, { ownerId: newId() }, { number: 1 }, { similarityPercent: 0 }])(
    'rejects %j',
    async (field) => {
      const { id, revision } = await begin();
      expect((await call('PATCH', `/papers/${id}`, { ...field, revision })).status).toBe(400);
    },
  );

  it('returns 404 to other users, as a missing paper does', async () => {
    const id = await readyDraft();
    const other = await server.person('admin');
    const calls: [string, string, unknown?][] = [
      ['GET', ''],
      ['PATCH', '', { revision: 1 }],
      ['DELETE', ''],
      ['POST', '/submit', {}],
      ['POST', '/withdraw', {}],
      ['POST', '/revision', {}],
      ['POST', '/camera-ready', {}],
      ['POST', '/files', paperForm(await paperPdf())],
      ['DELETE', '/supplement'],
    ];
    for (const [method, path, body] of calls) {
      const theirs = await call(method, `/papers/${id}${path}`, body, other.token);
      const missing = await call(method, `/papers/${newId()}${path}`, body, other.token);
      const { code, message } = missing.body;
      expect({ method, path, ...theirs }).toMatchObject({ status: 404, body: { code, message } });
      expect(Object.keys(theirs.body)).toEqual(Object.keys(missing.body));
    }
    expect((await call('GET', '/papers', undefined, other.token)).body.items).toEqual([]);
  });
});

describe('a submission', () => {
  it('gets an email, a number and its deadlines', async () => {
    const id = await readyDraft();
    const { status, body } = await call('POST', `/papers/${id}/submit`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'submitted',
      number: expect.any(Number),
      problems: {},
      transitions: [{ action: 'submit', status: 'submitted' }],
      versions: [{ number: 1, stage: 'submission', isSubmitted: true }],
    });
    const { submittedAt, acknowledgeBy } = body;
    const end = deadlineAfter(new Date(submittedAt), 3, 'Europe/London');
    expect(acknowledgeBy).toBe(end.toISOString());
    const { data } = server.emails.last(author.user.email, paperReceived);
    expect(data).toMatchObject({ number: body.number, title: 'Radio and its machines' });
  });

  it('returns all problems at once', async () => {
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

  it('happens once per idempotency key', async () => {
    const id = await readyDraft();
    const headers = { 'idempotency-key': newId() };
    const { token } = author;
    const submit = () => server.call('POST', `/papers/${id}/submit`, { token, headers });
    const answers = await Promise.all([submit(), submit(), submit()]);
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await call('POST', `/papers/${id}/submit`)).body.code).toBe('INVALID_TRANSITION');
  });

  it('can be withdrawn, but is no longer changed as a draft', async () => {
    const id = await readyDraft();
    await call('POST', `/papers/${id}/submit`);
    for (const [method, path, body] of [
      ['PATCH', '', { revision: 1 }],
      ['DELETE', ''],
    ] as const) {
      const answer = await call(method, `/papers/${id}${path}`, body);
      expect(answer).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    }
    const { body } = await call('POST', `/papers/${id}/withdraw`, { reason: 'Found a mistake' });
    expect(body).toMatchObject({ status: 'withdrawn', transitions: [{}, { action: 'withdraw' }] });
    expect(server.emails.to(author.user.email, paperWithdrawn)).toHaveLength(1);
  });

  it('is rejected once submissions are closed', async () => {
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
  it('is stored unchanged, with its pages, size and hash', async () => {
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

  it('replaces the previous file and deletes it', async () => {
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

  it('is accepted when it opens freely, or with bytes after its end', async () => {
    const { id } = await begin();
    const encryption = pdfEncryption('AES-128', { user: '', owner: 'secret' });
    for (const content of [
      tellingPdf({ encryption }),
      Buffer.concat([await paperPdf(), MAIL_END]),
    ]) {
      const { status, body } = await upload(id, content);
      expect(status).toBe(201);
      expect(body.versions[0].manuscript.bytes).toBe(content.length);
    }
  });

  it('can have a supplement, which can be removed', async () => {
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
      'a PDF that was cut',
      async () => (await paperPdf()).subarray(0, 1000),
      422,
      'This PDF is damaged or incomplete. Please export it again and upload the new file',
    ],
    [
      'a PDF with a password',
      () => tellingPdf({ encryption: pdfEncryption('AES-256', { user: 'secret', owner: 'x' }) }),
      422,
      'This PDF is protected. Please export it without a password and upload it again',
    ],
    [
      'a PDF that unpacks to 1 GB',
      () => bombPdf(1024 * 1024 * 1024),
      422,
      'This PDF is too complex to be opened safely. Please simplify its pictures and drawings, export it again and upload the new file',
    ],
    [
      'more than 10 MB',
      async () => Buffer.concat([await paperPdf(), Buffer.alloc(10 * 1024 * 1024)]),
      413,
      'The file is larger than 10 MB',
    ],
  ])('of %s is rejected with the reason', async (_, content, status, message) => {
    const { id } = await begin();
    const answer = await upload(id, await content());
    expect(answer).toMatchObject({ status, body: { message, fields: { file: message } } });
    expect((await call('GET', `/papers/${id}`)).body.versions).toEqual([]);
  });
});
