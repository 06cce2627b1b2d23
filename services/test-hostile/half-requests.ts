import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { HOST, line, LIVE, post, request } from './request-bytes.js';

const WHOLE = request(line('GET', LIVE));

/** Where a client stops, and what it has sent by then. */
export const HALVES: Record<string, string | Buffer> = {
  'before its first byte': '',
  'in its first line': 'GET /api',
  'in its headers': `GET ${LIVE} HTTP/1.1\r\nHost: ${HOST}\r\nA`,
  'in its body': post('/contact', 'application/json', '{"name"', 'Content-Length: 900'),
  'in a chunk': post('/contact', 'application/json', 'ff\r\n{', 'Transfer-Encoding: chunked'),
  'in an upload': post(
    '/committee/apply',
    'multipart/form-data; boundary=b',
    '--b\r\nA: b',
    'Content-Length: 900',
  ),
  'in its second request': `${WHOLE}GET /api`,
};

export interface HalfRequest {
  stops: string;
  /** Resolves to the milliseconds after which the server closed the connection. */
  closed: Promise<number>;
}

/** Opens connections that send half a request and then nothing. */
export function halfRequests(http: Server, count: number): HalfRequest[] {
  const { port } = http.address() as AddressInfo;
  const kinds = Object.entries(HALVES);
  return Array.from({ length: count }, (_, index) => {
    const [stops, bytes] = kinds[index % kinds.length]!;
    const started = performance.now();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(bytes);
    // `once` would reject when the server resets the connection.
    const closed = new Promise<number>((resolve) =>
      socket.once('close', () => resolve(performance.now() - started)),
    );
    return { stops, closed };
  });
}
