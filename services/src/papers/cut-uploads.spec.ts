import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { paperForm, paperPdf } from '../../test/paper-files.js';
import type { Person } from '../../test/people.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { testConfig } from '../../test/test-config.js';

let server: TestApp;
let author: Person;
let paperId: string;
beforeAll(async () => {
  server = await startTestApp();
  author = await server.person('user');
  const { body } = await server.call('POST', '/papers', {
    token: author.token,
    body: { kind: 'full-paper' },
  });
  paperId = body.id;
});
afterAll(() => server.stop());

const upload = (content: Buffer) =>
  server.call('POST', `/papers/${paperId}/files`, {
    token: author.token,
    body: paperForm(content),
  });

/** The upload as its bytes go over the line. */
async function bytesOf(content: Buffer): Promise<Buffer> {
  const { token } = author;
  const request = new Request('http://any', { method: 'POST', body: paperForm(content) });
  const body = Buffer.from(await request.arrayBuffer());
  const head = [
    `POST /api/v1/papers/${paperId}/files HTTP/1.1`,
    'Host: any',
    `Authorization: Bearer ${token}`,
    `Content-Type: ${request.headers.get('content-type')}`,
    `Content-Length: ${body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}

/** Sends so much of it, and hangs up. */
async function cut(bytes: Buffer, at: number): Promise<void> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => socket.write(bytes.subarray(0, at), () => resolve()));
  socket.resetAndDestroy();
}

/** Temporary files of uploads, kept files, rows. */
async function left() {
  const kept = await readdir(join(testConfig().dataDir, 'files', 'paper')).catch(() => []);
  const temporary = (await readdir(tmpdir())).filter((name) => /\.pdf(\.copy)?$/.test(name));
  const [{ rows } = { rows: 0 }] = await server.dataSource.query<{ rows: number }[]>(
    'SELECT count(*)::int AS rows FROM files',
  );
  return { kept: kept.length, temporary: temporary.length, rows };
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100 && !(await holds()); tries++) await pause(50);
}

describe('an upload', () => {
  it('that is cut anywhere leaves nothing behind', async () => {
    const bytes = await bytesOf(await paperPdf());
    const before = await left();
    for (let part = 1; part < 20; part++) await cut(bytes, Math.floor((bytes.length * part) / 20));
    const isClean = async () => JSON.stringify(await left()) === JSON.stringify(before);
    await until(isClean);
    expect(await left()).toEqual(before);
    // The whole of it arrives.
    expect((await upload(await paperPdf())).status).toBe(201);
    expect(await left()).toEqual({ ...before, kept: before.kept + 1, rows: before.rows + 2 });
  });

  it('may be one of twenty at once', async () => {
    const content = await paperPdf();
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(content)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    const { body } = await server.call('GET', `/papers/${paperId}`, { token: author.token });
    expect(body.versions).toHaveLength(1);
    expect(await left()).toMatchObject({ rows: 2 });
  });
});
