import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paperForm, paperPdf } from '../test/paper-files.js';
import type { TestApp } from '../test/test-app.js';
import { testConfig } from '../test/test-config.js';
import { until } from '../test/until.js';
import { seeded } from './seeded.js';

const CUTS_OF_ONE = 50;

export interface Uploading {
  token: string;
  paperId: string;
}

export async function beginUploading({ person, call }: TestApp): Promise<Uploading> {
  const { token } = await person('user');
  const { body } = await call('POST', '/papers', { token, body: { kind: 'full-paper' } });
  return { token, paperId: body.id };
}

export async function bytesOf({ token, paperId }: Uploading, content: Buffer): Promise<Buffer> {
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

export async function sendPart(
  { origin }: TestApp,
  bytes: Buffer,
  length: number,
): Promise<() => void> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  await new Promise<void>((resolve) => socket.write(bytes.subarray(0, length), () => resolve()));
  return () => socket.resetAndDestroy();
}

export const temporaryFiles = async () =>
  (await readdir(tmpdir())).filter((name) => /^form-[\w-]+(\.copy)?$/.test(name));

export async function filesLeft({ dataSource }: TestApp) {
  const kept = await readdir(join(testConfig().dataDir, 'files', 'paper')).catch(() => []);
  const [{ rows } = { rows: 0 }] = await dataSource.query<{ rows: number }[]>(
    'SELECT count(*)::int AS rows FROM files',
  );
  return { kept: kept.length, rows };
}

/** The seed decides where each upload is cut. */
export async function cutUploads(server: TestApp, cuts: number, seed: number) {
  const random = seeded('cut uploads', seed);
  const before = { seed, ...(await filesLeft(server)), temporary: [] };
  const others = await temporaryFiles();
  const left = async () => ({
    seed,
    ...(await filesLeft(server)),
    // Excludes other servers' files.
    temporary: (await temporaryFiles()).filter((name) => !others.includes(name)),
  });
  const content = await paperPdf();
  for (let done = 0; done < cuts; done += CUTS_OF_ONE) {
    const bytes = await bytesOf(await beginUploading(server), content);
    for (let n = done; n < Math.min(cuts, done + CUTS_OF_ONE); n++) {
      const hangUp = await sendPart(server, bytes, 1 + Math.floor(random() * (bytes.length - 1)));
      hangUp();
    }
  }
  // Once this one is refused, the server has handled all earlier ones.
  const { token, paperId } = await beginUploading(server);
  const body = paperForm(Buffer.from('no PDF'));
  await server.call('POST', `/papers/${paperId}/files`, { token, body });
  let after = await left();
  await until(async () => JSON.stringify((after = await left())) === JSON.stringify(before));
  return { before, after };
}
