import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { paperForm, paperPdf } from '../../test/paper-files.js';
import type { Person } from '../../test/people.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { testConfig } from '../../test/test-config.js';
import { until } from '../../test/until.js';

const MEGABYTE = 1024 * 1024;

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

/** Sends all of it. The bytes are not copied, so that only the server's memory grows. */
async function send(bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString('latin1').slice(0, 'HTTP/1.1 201'.length);
}

/** By how much the process grows at the most meanwhile, in megabytes. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5);
  await work();
  clearInterval(watch);
  return (most - before) / MEGABYTE;
}

/** Sends so much of it, and hangs up. */
async function cut(bytes: Buffer, at: number): Promise<void> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => socket.write(bytes.subarray(0, at), () => resolve()));
  socket.resetAndDestroy();
}

/** Temporary files of uploads: this server's, and those of other servers that are tested meanwhile. */
const temporary = async () =>
  (await readdir(tmpdir())).filter((name) => /\.pdf(\.copy)?$/.test(name));

/** Waits until no temporary file is there that was not there before. Others' come and go. */
async function withoutNew(before: string[], isSo: () => Promise<boolean>): Promise<string[]> {
  let left: string[] = [];
  await until(async () => {
    left = (await temporary()).filter((name) => !before.includes(name));
    return left.length === 0 && isSo();
  });
  return left;
}

/** Kept files, rows. */
async function left() {
  const kept = await readdir(join(testConfig().dataDir, 'files', 'paper')).catch(() => []);
  const [{ rows } = { rows: 0 }] = await server.dataSource.query<{ rows: number }[]>(
    'SELECT count(*)::int AS rows FROM files',
  );
  return { kept: kept.length, rows };
}

describe('an upload', () => {
  it('that is cut anywhere leaves nothing behind', async () => {
    const bytes = await bytesOf(await paperPdf());
    const before = await left();
    const others = await temporary();
    for (let part = 1; part < 20; part++) await cut(bytes, Math.floor((bytes.length * part) / 20));
    const isClean = async () => JSON.stringify(await left()) === JSON.stringify(before);
    expect(await withoutNew(others, isClean)).toEqual([]);
    expect(await left()).toEqual(before);
    // The whole of it arrives.
    expect((await upload(await paperPdf())).status).toBe(201);
    expect(await withoutNew(others, () => Promise.resolve(true))).toEqual([]);
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

  it('takes no more memory as one of twenty', async () => {
    const bytes = await bytesOf(await paperPdf({ attached: 9 * MEGABYTE }));
    const twenty = Array.from({ length: 20 }, () => bytes);
    const inFiles = twenty.length * 9;
    expect(await send(bytes)).toBe('HTTP/1.1 201');
    const grown = await growth(async () => {
      const answers = await Promise.all(twenty.map(send));
      expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 201']));
    });
    expect(grown).toBeLessThan(inFiles / 2);
    // What holds them in memory would be seen.
    const held: Buffer[] = [];
    const seen = await growth(async () => {
      for (const each of twenty) held.push(Buffer.from(each));
      await pause(20);
    });
    expect(seen).toBeGreaterThan(inFiles / 2);
  });
});
