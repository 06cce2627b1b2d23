import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spyOn } from 'jest-mock';
import { NestLogger } from '../../platform/logging/logger.js';
import { paperForm, paperPdf } from '../../../test/paper-files.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';
import {
  beginUploading,
  bytesOf,
  cutUploads,
  filesLeft,
  sendPart,
  temporaryFiles,
  type Uploading,
} from '../../../test-faults/cut-uploads.js';

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

/** Whether a temporary file holds more than half of the content. */
async function isInTemporaryFolder(content: Buffer): Promise<boolean> {
  for (const name of await temporaryFiles()) {
    const found = await readFile(join(tmpdir(), name)).catch(() => Buffer.alloc(0));
    const isMost = found.length > content.length / 2;
    if (isMost && content.subarray(0, found.length).equals(found)) return true;
  }
  return false;
}

describe('an upload', () => {
  it('leaves no file behind when the connection is cut', async () => {
    const seed = Number(process.env['FAULT_SEED'] ?? randomInt(1, 1_000_000));
    // Lines of its log may come after it, which other tests would read.
    const own = await startTestApp();
    const { before, after } = await cutUploads(own, 20, seed);
    await own.stop();
    expect(after).toEqual(before);
  });

  it.each([
    ['at once', () => Promise.resolve()],
    ['in the middle', (content: Buffer) => until(() => isInTemporaryFolder(content))],
  ])('is one informational line in the log when it is cut %s', async (_, wait) => {
    const lines: string[] = [];
    const spies = (['log', 'warn', 'error'] as const).map((level) =>
      spyOn(NestLogger.prototype, level).mockImplementation((message: unknown) => {
        lines.push(`${level}: ${String(message)}`);
      }),
    );
    try {
      const content = await paperPdf({ attached: 1000 });
      const bytes = await bytesOf(uploading, content);
      const hangUp = await sendPart(server, bytes, bytes.length - 1);
      await wait(content);
      hangUp();
      await until(() => Promise.resolve(lines.length > 0));
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
    expect(lines).toEqual(['log: The client ended the request before it was whole']);
  });

  it('is visible in the temporary folder while it runs', async () => {
    const content = await paperPdf({ attached: 1000 });
    const bytes = await bytesOf(uploading, content);
    const before = await filesLeft(server);
    const hangUp = await sendPart(server, bytes, bytes.length - 1);
    const isThere = () => isInTemporaryFolder(content);
    await until(isThere);
    expect(await isThere()).toBe(true);
    hangUp();
    await until(async () => !(await isThere()));
    expect(await isThere()).toBe(false);
    expect((await upload(content)).status).toBe(201);
    expect(await filesLeft(server)).toEqual({ kept: before.kept + 1, rows: before.rows + 2 });
  });

  it('can run twenty times at once', async () => {
    const content = await paperPdf();
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(content)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    const { paperId, token } = uploading;
    const { body } = await server.call('GET', `/papers/${paperId}`, { token });
    expect(body.versions).toHaveLength(1);
    expect(await filesLeft(server)).toMatchObject({ rows: 2 });
  });
});
