import { createHash, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp } from '../../operations/start/create-app.js';
import { Config } from '../../platform/config/config.js';
import { DAY, MINUTE } from '../../platform/core/time.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { paperPdf } from '../../../test/paper-files.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { testConfig } from '../../../test/test-config.js';
import { until } from '../../../test/until.js';
import { beginUploading } from '../../../test-faults/cut-uploads.js';
import { seeded } from '../../../test-faults/seeded.js';
import * as tus from '../../../test-faults/tus-uploads.js';

const KILOBYTE = 1024;

let server: TestApp;
let content: Buffer;
beforeAll(async () => {
  server = await startTestApp();
  content = await paperPdf({ pages: 2, attached: 60 * KILOBYTE });
});
afterAll(() => server.stop());

const anUpload = async (bytes = content) => tus.sending(await beginUploading(server), bytes);
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const partsLeft = () =>
  readdir(join(testConfig().dataDir, 'files', 'uploads')).catch(() => [] as string[]);

/** Another process of the same product: it shares the database and the files, and no memory. */
async function anotherProcess() {
  const app = await createApp(server.app.get(Config), { clock: server.clock });
  await app.listen(0, '127.0.0.1');
  return { app, origin: await app.getUrl() };
}

describe('a resumable upload', () => {
  it('becomes the file of a paper, in one request and a call', async () => {
    const file = await anUpload();
    const begun = await tus.beginWith(server, file);
    expect(begun.status).toBe(201);
    expect(begun.headers.get('location')).toBe(`/api/v1/uploads/${file.id}`);
    expect(begun.headers.get('upload-offset')).toBe(String(content.length));
    const used = await tus.use(server, file);
    expect(used.status).toBe(201);
    expect(used.body.versions).toMatchObject([
      { manuscript: { name: 'paper.pdf', bytes: content.length, sha256: hashOf(content) } },
    ]);
    expect(await partsLeft()).not.toContain(file.id);
  });

  it('continues where it was after each of 50 cuts, and is whole', async () => {
    const seed = Number(process.env['FAULT_SEED'] ?? randomInt(1, 1_000_000));
    const file = await anUpload();
    const { backwards } = await tus.sendWithCuts(server, file, 50, seeded('cuts', seed));
    const used = await tus.use(server, file);
    expect({ seed, backwards, status: used.status }).toEqual({ seed, backwards: 0, status: 201 });
    expect(used.body.versions[0].manuscript.sha256).toBe(hashOf(content));
  });

  it('keeps the bytes that arrived before a cut', async () => {
    const file = await anUpload();
    await tus.begin(server, file);
    const end = 40 * KILOBYTE;
    const socket = await tus.sendSome(server, file, { offset: 0, end });
    await once(socket.resume().end(), 'close');
    await until(async () => (await tus.offsetOf(server, file)) === end);
    expect(await tus.offsetOf(server, file)).toBe(end);
  });

  it('keeps a name as a single request does: its last part, without unreadable characters', async () => {
    const file = await anUpload();
    await tus.begin(server, file, { name: '../of\u202e my/paper\uffff\u0007.pdf' });
    await tus.resume(server, file, 0);
    const { body } = await tus.use(server, file);
    expect(body.versions[0].manuscript.name).toBe('paper.pdf');
  });

  it('is used once: a repeated call returns the paper', async () => {
    const file = await anUpload();
    await tus.beginWith(server, file);
    const answers = [await tus.use(server, file), await tus.use(server, file)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await tus.ask(server, file)).status).toBe(404);
  });

  it('can be cancelled', async () => {
    const file = await anUpload();
    await tus.beginWith(server, file, 50 * KILOBYTE);
    expect(await partsLeft()).toContain(file.id);
    expect((await tus.cancel(server, file)).status).toBe(204);
    expect((await tus.ask(server, file)).status).toBe(404);
    expect(await partsLeft()).not.toContain(file.id);
  });
});

describe('a request of an upload', () => {
  it('is refused at another offset, and changes nothing', async () => {
    const file = await anUpload();
    await tus.beginWith(server, file, 10_000);
    for (const offset of [0, 9_999, 10_001]) {
      const answer = await tus.resume(server, file, offset);
      expect(answer).toMatchObject({ status: 409, body: { code: 'WRONG_OFFSET' } });
    }
    expect(await tus.offsetOf(server, file)).toBe(10_000);
  });

  it('is refused with more bytes than were announced', async () => {
    const file = await anUpload();
    await tus.beginWith(server, file, 10_000);
    const longer = { ...file, content: Buffer.concat([content, Buffer.from('more')]) };
    expect((await tus.resume(server, longer, 10_000)).status).toBe(413);
  });

  it('waits while another one sends, also in another process', async () => {
    const file = await anUpload();
    await tus.beginWith(server, file, 10_000);
    const other = await anotherProcess();
    const socket = await tus.sendSome(server, file, { offset: 10_000, end: 30_000 });
    const isLocked = async () => (await tus.ask(other, file)).status === 423;
    await until(isLocked);
    const answers = [await tus.resume(other, file, 10_000), await tus.resume(server, file, 10_000)];
    expect(answers.map(({ status }) => status)).toEqual([423, 423]);
    socket.resetAndDestroy();
    const offset = (await tus.offsetOf(other, file)) ?? 0;
    expect(offset).toBeGreaterThanOrEqual(10_000);
    expect((await tus.resume(other, file, offset)).status).toBe(204);
    await other.app.close();
    expect((await tus.use(server, file)).body.versions[0].manuscript.sha256).toBe(hashOf(content));
  });

  it('of ten at once, one sends', async () => {
    const file = await anUpload();
    await tus.beginWith(server, file, 10_000);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => tus.resume(server, file, 10_000)),
    );
    const sent = answers.filter(({ status }) => status === 204);
    expect(sent).toHaveLength(1);
    expect(answers.every(({ status }) => [204, 409, 423].includes(status))).toBe(true);
    expect((await tus.use(server, file)).body.versions[0].manuscript.sha256).toBe(hashOf(content));
  });

  it('takes the lock of a killed process once it has expired', async () => {
    const file = await anUpload();
    await tus.beginWith(server, file, 10_000);
    await server.dataSource.query(
      'UPDATE uploads SET locked_by = gen_random_uuid(), locked_until = $2 WHERE id = $1',
      [file.id, new Date(server.clock.now().getTime() + MINUTE)],
    );
    expect(await tus.resume(server, file, 10_000)).toMatchObject({
      status: 423,
      body: { code: 'UPLOAD_LOCKED' },
    });
    server.clock.advance(MINUTE);
    expect((await tus.resume(server, file, 10_000)).status).toBe(204);
  });

  it('is cut off when it is refused and long, because browsers read the response at its end', async () => {
    const file = await anUpload(await paperPdf({ attached: 9 * KILOBYTE * KILOBYTE }));
    await tus.beginWith(server, file, 10_000);
    await server.dataSource.query(
      'UPDATE uploads SET locked_by = gen_random_uuid(), locked_until = $2 WHERE id = $1',
      [file.id, new Date(server.clock.now().getTime() + MINUTE)],
    );
    const { length: end } = file.content;
    const socket = await tus.sendSome(server, file, { offset: 10_000, end });
    if (!socket.closed) await once(socket, 'close');
    const short = await tus.resume(server, file, 10_000, 20_000);
    expect(short.body.code).toBe('UPLOAD_LOCKED');
  });

  it('is interrupted by the person who resumes, without losing bytes', async () => {
    const file = await anUpload();
    await tus.beginWith(server, file, 10_000);
    const socket = await tus.sendSome(server, file, { offset: 10_000, end: 30_000 });
    const isSending = async () => {
      const [row] = await server.dataSource.query(
        'SELECT locked_until IS NOT NULL AS "isLocked" FROM uploads WHERE id = $1',
        [file.id],
      );
      return row.isLocked as boolean;
    };
    await until(isSending);
    const offset = Number((await tus.ask(server, file)).headers.get('upload-offset'));
    expect(offset).toBeGreaterThanOrEqual(10_000);
    expect((await tus.resume(server, file, offset)).status).toBe(204);
    socket.destroy();
  });

  it('survives a restart of the server', async () => {
    const file = await anUpload();
    await tus.beginWith(server, file, 10_000);
    const other = await anotherProcess();
    const socket = await tus.sendSome(other, file, { offset: 10_000, end: 30_000 });
    await until(async () => (await tus.ask(server, file)).status === 423);
    await other.app.close();
    socket.destroy();
    const offset = (await tus.offsetOf(server, file)) ?? 0;
    expect(offset).toBeGreaterThanOrEqual(10_000);
    expect((await tus.resume(server, file, offset)).status).toBe(204);
    expect((await tus.use(server, file)).body.versions[0].manuscript.sha256).toBe(hashOf(content));
  });
});

describe('an upload is refused', () => {
  it('of another type, with the first bytes, and nothing is left', async () => {
    const file = await anUpload(Buffer.alloc(60 * KILOBYTE, '<html>'));
    expect(await tus.beginWith(server, file, 5000)).toMatchObject({
      status: 422,
      body: { code: 'INVALID_FILE', fields: { file: 'Please upload a PDF file only' } },
    });
    expect((await tus.ask(server, file)).status).toBe(404);
    expect(await partsLeft()).not.toContain(file.id);
  });

  it('above the limit of the edition, before any byte', async () => {
    const file = await anUpload();
    const headers = {
      ...tus.announcement(file),
      'upload-length': String(50 * KILOBYTE * KILOBYTE),
    };
    const answer = await server.call('POST', '/uploads', { token: file.token, headers });
    expect(answer).toMatchObject({ status: 413, body: { fields: { file: expect.any(String) } } });
  });

  it.each([
    ['without a length', { 'upload-length': '0' }],
    ['without the protocol', { 'tus-resumable': '0.2' }],
    ['with a strange length', { 'upload-length': '-1' }],
    ['without metadata', { 'upload-metadata': '' }],
  ])('%s', async (_, changes: Record<string, string>) => {
    const file = await anUpload();
    const headers = { ...tus.announcement(file), ...changes };
    const answer = await server.call('POST', '/uploads', { token: file.token, headers });
    expect(answer.status).toBe(400);
  });

  it.each([
    ['purpose', 'anything'],
    ['id', '1'],
    ['subject', 'none'],
    ['more', 'fields'],
  ])('with the metadata %s: %s', async (name, value) => {
    const answer = await tus.begin(server, await anUpload(), { [name]: value });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  it('with a name that is not UTF-8', async () => {
    const file = await anUpload();
    const { token } = file;
    const announced = tus.announcement(file);
    const metadata = `${announced['upload-metadata']},name ${Buffer.from([0xff]).toString('base64')}`;
    const headers = { ...announced, 'upload-metadata': metadata.replace(/name [^,]*,/, '') };
    expect((await server.call('POST', '/uploads', { token, headers })).status).toBe(400);
  });

  it('beyond ten unfinished ones of a person, also at once', async () => {
    const uploading = await beginUploading(server);
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => tus.begin(server, tus.sending(uploading, content))),
    );
    const begun = answers.filter(({ status }) => status === 201);
    expect(begun.length).toBeLessThanOrEqual(10);
    expect(begun.length).toBeGreaterThan(5);
    const rest = answers.filter(({ status }) => status !== 201);
    for (const { status } of rest) expect(status).toBe(429);
    expect((await tus.begin(server, await anUpload())).status).toBe(201);
  });

  it('that is not complete, or for another paper, when it is used', async () => {
    const file = await anUpload();
    await tus.beginWith(server, file, 10_000);
    expect(await tus.use(server, file)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    await tus.resume(server, file, 10_000);
    const other = { ...file, paperId: await draft(file.token) };
    expect((await tus.use(server, other)).status).toBe(404);
    expect((await tus.use(server, file)).status).toBe(201);
  });

  it('as a broken PDF, when it is used', async () => {
    const file = await anUpload(Buffer.concat([content.subarray(0, 6000), Buffer.alloc(6000)]));
    expect((await tus.beginWith(server, file)).status).toBe(201);
    expect(await tus.use(server, file)).toMatchObject({
      status: 422,
      body: { code: 'INVALID_FILE' },
    });
  });
});

const draft = async (token: string) =>
  (await server.call('POST', '/papers', { token, body: { kind: 'full-paper' } })).body.id as string;

describe('an upload of another person', () => {
  it('does not exist for anyone else', async () => {
    const file = await anUpload();
    await tus.beginWith(server, file, 10_000);
    const { token } = await beginUploading(server);
    const stolen = { ...file, token };
    const answers = [
      await tus.ask(server, stolen),
      await tus.resume(server, stolen, 10_000),
      await tus.cancel(server, stolen),
      await tus.use(server, { ...stolen, paperId: await draft(token) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    // The control: the same requests of the owner succeed.
    expect(await tus.offsetOf(server, file)).toBe(10_000);
    expect((await tus.resume(server, file, 10_000)).status).toBe(204);
  });

  it('does not take the id from anyone', async () => {
    const file = await anUpload();
    await tus.beginWith(server, file, 10_000);
    const other = { ...(await anUpload()), id: file.id };
    expect((await tus.begin(server, other)).status).toBe(201);
    expect(await tus.offsetOf(server, file)).toBe(10_000);
    expect(await tus.offsetOf(server, other)).toBe(0);
  });

  it('needs a paper of the person, and a verified address', async () => {
    const file = await anUpload();
    const { token } = await server.person('user');
    expect((await tus.begin(server, { ...file, token })).status).toBe(404);
    const unverified = await server.person('unverified');
    expect((await tus.begin(server, { ...file, token: unverified.token })).status).toBe(403);
  });

  it('is refused when a page of another site sends it', async () => {
    const file = await anUpload();
    const headers = { ...tus.announcement(file), 'sec-fetch-site': 'cross-site' };
    const { token } = file;
    expect((await server.call('POST', '/uploads', { token, headers })).status).toBe(403);
  });
});

describe('unfinished uploads', () => {
  it('expire after a day, and are removed with their content', async () => {
    const file = await anUpload();
    await tus.beginWith(server, file, 10_000);
    server.clock.advance(DAY - MINUTE);
    expect(await tus.offsetOf(server, file)).toBe(10_000);
    server.clock.advance(MINUTE);
    expect((await tus.ask(server, file)).status).toBe(404);
    expect((await tus.resume(server, file, 10_000)).status).toBe(404);
    await server.app.get(Scheduler, { strict: false }).run();
    expect(await partsLeft()).not.toContain(file.id);
    const [{ count }] = await server.dataSource.query(
      'SELECT count(*)::int FROM uploads WHERE id = $1',
      [file.id],
    );
    expect(count).toBe(0);
  });

  it('go with the account', async () => {
    const person = await server.person('user');
    const uploading = { token: person.token, paperId: await draft(person.token) };
    const file = tus.sending(uploading, content);
    await tus.beginWith(server, file, 10_000);
    expect(await partsLeft()).toContain(file.id);
    const body = { password: person.password, confirmation: person.user.email };
    const answer = await server.call('DELETE', '/auth/me', { token: person.token, body });
    expect(answer.status).toBe(200);
    expect(await partsLeft()).not.toContain(file.id);
  });
});
