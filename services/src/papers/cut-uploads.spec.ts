import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { paperForm, paperPdf } from '../../test/paper-files.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { until } from '../../test/until.js';
import {
  beginUploading,
  bytesOf,
  cutUploads,
  filesLeft,
  sendPart,
  temporaryFiles,
  type Uploading,
} from '../../test-faults/cut-uploads.js';

const MEGABYTE = 1024 * 1024;

let server: TestApp;
let uploading: Uploading;
beforeAll(async () => {
  server = await startTestApp();
  uploading = await beginUploading(server);
});
afterAll(() => server.stop());

const upload = (content: Buffer) =>
  server.call('POST', `/papers/${uploading.paperId}/files`, {
    token: uploading.token,
    body: paperForm(content),
  });

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

/** Whether most of it lies there. */
async function liesInTemporaryPlace(content: Buffer): Promise<boolean> {
  for (const name of await temporaryFiles()) {
    const found = await readFile(join(tmpdir(), name)).catch(() => Buffer.alloc(0));
    const isMost = found.length > content.length / 2;
    if (isMost && content.subarray(0, found.length).equals(found)) return true;
  }
  return false;
}

describe('an upload', () => {
  it('that is cut anywhere leaves nothing behind', async () => {
    const seed = Number(process.env['FAULT_SEED'] ?? randomInt(1, 1_000_000));
    const { before, after } = await cutUploads(server, 20, seed);
    expect(after).toEqual(before);
  });

  it('would be seen to leave something', async () => {
    const content = await paperPdf({ attached: 1000 });
    const bytes = await bytesOf(uploading, content);
    const before = await filesLeft(server);
    const hangUp = await sendPart(server, bytes, bytes.length - 1);
    const isThere = () => liesInTemporaryPlace(content);
    await until(isThere);
    expect(await isThere()).toBe(true);
    hangUp();
    await until(async () => !(await isThere()));
    expect(await isThere()).toBe(false);
    expect((await upload(content)).status).toBe(201);
    expect(await filesLeft(server)).toEqual({ kept: before.kept + 1, rows: before.rows + 2 });
  });

  it('may be one of twenty at once', async () => {
    const content = await paperPdf();
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(content)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    const { paperId, token } = uploading;
    const { body } = await server.call('GET', `/papers/${paperId}`, { token });
    expect(body.versions).toHaveLength(1);
    expect(await filesLeft(server)).toMatchObject({ rows: 2 });
  });

  it('takes no more memory as one of twenty', async () => {
    const bytes = await bytesOf(uploading, await paperPdf({ attached: 9 * MEGABYTE }));
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
