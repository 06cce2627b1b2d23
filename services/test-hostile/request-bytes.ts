import type { Expected } from './corpus.js';

/** The bytes that a client sends before it ends its side of the connection. */
export interface HostileRequest {
  kind: string;
  name: string;
  bytes: Buffer;
  expected: Expected;
}

export type Named = [name: string, bytes: string | Buffer];

export const HOST = 'plenary.test';
export const LIVE = '/api/v1/health/live';
/** Runs only where one request is read as two. */
export const SMUGGLED = `GET ${LIVE}?smuggled HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`;
export const CHUNKED = 'Transfer-Encoding: chunked';
export const ENQUIRY = JSON.stringify({
  name: 'Ada',
  email: 'a@b.example',
  subject: 'Hi',
  category: 'Media',
  message: 'Hello',
});
/** Sent with each request and shown by no answer. */
export const UNREFLECTED = 'never-reflected';

/** The first line, and the headers that every request needs. */
export function line(method: string, target: string): string {
  return `${method} ${target} HTTP/1.1\r\nHost: ${HOST}\r\nX-Sent: ${UNREFLECTED}`;
}

export function request(start: string, ...headers: string[]): string {
  return [start, ...headers].map((header) => `${header}\r\n`).join('') + '\r\n';
}

/** @param length replaces the header that gives the body's length */
export function post(
  path: string,
  type: string,
  body: string | Buffer,
  length = `Content-Length: ${Buffer.byteLength(body)}`,
): Buffer {
  const start = request(line('POST', `/api/v1${path}`), `Content-Type: ${type}`, length);
  return Buffer.concat([Buffer.from(start), Buffer.from(body)]);
}

export function latin1(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
