import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../test/call.js';
import type { TestApp } from '../test/test-app.js';
import { until } from '../test/until.js';
import type { Uploading } from './cut-uploads.js';

const BYTES = 'application/offset+octet-stream';

/** A file on its way, as a browser sends it by tus. */
export interface SentFile extends Uploading {
  id: string;
  content: Buffer;
  /** Of a browser without an account. */
  cookie?: string;
  /** By default that of accounts. */
  path?: string;
}

export type Headers = Record<string, string>;

export const sending = (uploading: Uploading, content: Buffer): SentFile => ({
  ...uploading,
  id: randomUUID(),
  content,
});

const rootOf = ({ path = '/uploads' }: SentFile) => path;
const pathOf = (file: SentFile) => `${rootOf(file)}/${file.id}`;

const rightOf = ({ token, cookie }: SentFile): Headers => ({
  ...(cookie ? { cookie } : { authorization: `Bearer ${token}` }),
});

export function announcement(file: SentFile, changes: Headers = {}): Headers {
  const given = {
    id: file.id,
    purpose: 'paper',
    subject: file.paperId,
    name: 'paper.pdf',
    ...changes,
  };
  const metadata = Object.entries(given)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  return {
    'tus-resumable': '1.0.0',
    'upload-length': String(file.content.length),
    'upload-metadata': metadata,
  };
}

/** The first request, without bytes. */
export function begin(
  server: Pick<TestApp, 'call'>,
  file: SentFile,
  changes: Headers = {},
): Promise<Answer> {
  const headers = { ...rightOf(file), ...announcement(file, changes) };
  return server.call('POST', rootOf(file), { headers });
}

async function raw(
  { origin }: Pick<TestApp, 'origin'>,
  method: string,
  file: SentFile,
  { path = pathOf(file), body, headers = {} }: { path?: string; body?: Buffer; headers?: Headers },
): Promise<Answer> {
  const answer = await fetch(`${origin}/api/v1${path}`, {
    method,
    body: body && new Uint8Array(body),
    headers: { ...rightOf(file), 'tus-resumable': '1.0.0', ...headers },
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text && JSON.parse(text) };
}

/** The first request, with the first bytes. */
export function beginWith(
  server: Pick<TestApp, 'origin'>,
  file: SentFile,
  end = file.content.length,
  changes: Headers = {},
) {
  const headers = { ...announcement(file, changes), 'content-type': BYTES };
  const body = file.content.subarray(0, end);
  return raw(server, 'POST', file, { path: rootOf(file), body, headers });
}

/** @param end by default all of the rest */
export function resume(
  server: Pick<TestApp, 'origin'>,
  file: SentFile,
  offset: number,
  end = file.content.length,
): Promise<Answer> {
  const headers = { 'content-type': BYTES, 'upload-offset': String(offset) };
  const body = file.content.subarray(offset, end);
  return raw(server, 'PATCH', file, { body, headers });
}

export function ask(server: Pick<TestApp, 'origin'>, file: SentFile): Promise<Answer> {
  return raw(server, 'HEAD', file, {});
}

export function cancel(server: Pick<TestApp, 'origin'>, file: SentFile): Promise<Answer> {
  return raw(server, 'DELETE', file, {});
}

/** Once no other request is sending. */
export async function offsetOf(
  server: Pick<TestApp, 'origin'>,
  file: SentFile,
): Promise<number | undefined> {
  let answer = await ask(server, file);
  await until(async () => {
    if (answer.status === 423) answer = await ask(server, file);
    return answer.status !== 423;
  });
  const offset = answer.headers.get('upload-offset');
  return offset === null ? undefined : Number(offset);
}

/** Announces bytes up to `announced`, and sends those up to `end`. @returns the open connection */
export async function sendSome(
  { origin }: Pick<TestApp, 'origin'>,
  file: SentFile,
  {
    offset,
    end,
    announced = file.content.length,
  }: { offset: number; end: number; announced?: number },
): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const head = [
    `PATCH /api/v1${pathOf(file)} HTTP/1.1`,
    'Host: any',
    `Authorization: Bearer ${file.token}`,
    'Tus-Resumable: 1.0.0',
    `Content-Type: ${BYTES}`,
    `Upload-Offset: ${offset}`,
    `Content-Length: ${announced - offset}`,
  ];
  const bytes = [Buffer.from(`${head.join('\r\n')}\r\n\r\n`), file.content.subarray(offset, end)];
  await new Promise<void>((sent) => socket.write(Buffer.concat(bytes), () => sent()));
  return socket;
}

/** In steps of a tenth of a second. @param speed bytes per second */
export async function sendSlowly(
  server: Pick<TestApp, 'origin'>,
  file: SentFile,
  { offset, end, speed }: { offset: number; end: number; speed: number },
): Promise<Socket> {
  const socket = await sendSome(server, file, { offset, end: offset });
  for (let at = offset; at < end; at += speed / 10) {
    socket.write(file.content.subarray(at, Math.min(end, at + speed / 10)));
    await pause(100);
  }
  return socket;
}

export function use(
  server: Pick<TestApp, 'call'>,
  file: SentFile,
  changes: object = {},
): Promise<Answer> {
  const body = { part: 'manuscript', uploadId: file.id, ...changes };
  return server.call('POST', `/papers/${file.paperId}/sent-files`, { token: file.token, body });
}

/**
 * Sends a file whose connection is cut again and again, and resumes where the server says.
 * @returns the bytes that were sent in all
 */
export async function sendWithCuts(
  server: TestApp,
  file: SentFile,
  cuts: number,
  random: () => number,
): Promise<{ sent: number; backwards: number }> {
  let offset = 0;
  let [sent, backwards] = [0, 0];
  await begin(server, file);
  for (let cut = 1; cut <= cuts; cut++) {
    const most = file.content.length - offset - (cuts - cut) - 1;
    const share = random() * Math.min(1, 3 / (cuts - cut + 1));
    const end = offset + Math.max(1, Math.floor(most * share));
    const socket = await sendSome(server, file, { offset, end });
    if (random() < 0.5) socket.resetAndDestroy();
    else socket.end(() => socket.destroy());
    const known = (await offsetOf(server, file)) ?? 0;
    if (known < offset) backwards += 1;
    sent += end - offset;
    offset = known;
  }
  sent += file.content.length - offset;
  // The last cut request may still be arriving: then this one is refused, and continues as a browser does.
  for (;;) {
    const answer = await resume(server, file, offset).catch(() => undefined);
    if (answer?.status === 204) return { sent, backwards };
    offset = (await offsetOf(server, file)) ?? offset;
  }
}
