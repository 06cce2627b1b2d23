import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import type { Call } from '../test/call.js';
import { compared, type Verdict } from './corpus.js';
import { UNREFLECTED, type HostileRequest } from './request-bytes.js';

/** Longer than the server waits for anything; only a failure lasts so long. */
const MAX_WAIT = 60_000;
const STACK = /\n\s+at |node_modules|\.[jt]s:\d+|[a-z]Error\b/;
/** In the root of the site, which the server shows nothing of. */
export const PRIVATE = 'private to the server';

interface Tried {
  call: Call;
  app: { getHttpServer: () => Server };
}

/** Sends the bytes; the verdict is that of the first answer. */
export async function tryRequest(
  server: Tried,
  { bytes, expected }: HostileRequest,
): Promise<Verdict> {
  const http = server.app.getHttpServer();
  const seen: string[] = [];
  const see = ({ url = '' }: IncomingMessage) => void seen.push(url);
  http.on('request', see);
  const answer = await exchange(http, bytes);
  http.off('request', see);
  const { status } = await server.call('GET', '/health/live');
  if (status !== 200) return { outcome: 'failed', reason: `${status} to the next request` };
  if (seen.some((url) => url.endsWith('?smuggled'))) {
    return { outcome: 'failed', reason: 'runs a smuggled request' };
  }
  return compared(verdictOf(answer), expected);
}

/** The bytes that the server sends until it closes the connection. */
export async function exchange(http: Server, bytes: Buffer): Promise<string> {
  // The client ends its side at once, so that the server need not wait for more; answers still come.
  Object.assign(http, { httpAllowHalfOpen: true });
  const address = http.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen');
  const socket = connect({ port: address.port, host: '127.0.0.1', allowHalfOpen: true });
  const received: Buffer[] = [];
  socket.on('data', (part) => received.push(part));
  // A server that refuses a long request may close before it has read everything, which resets the
  // connection. `once` would reject then.
  socket.on('error', () => undefined);
  const isClosed = new Promise<void>((resolve, reject) => {
    socket.once('close', () => resolve());
    socket.setTimeout(MAX_WAIT, () =>
      reject(new Error('The server does not close the connection')),
    );
  });
  socket.end(bytes);
  await isClosed;
  return Buffer.concat(received).toString('latin1');
}

function verdictOf(answer: string): Verdict {
  const statuses = [...answer.matchAll(/HTTP\/1\.1 ([2-9]\d\d) /g)].map(([, status]) =>
    Number(status),
  );
  const failing = statuses.find((status) => status >= 500);
  if (failing) return { outcome: 'failed', reason: `${failing} ${bodyOf(answer)}` };
  const shown = [UNREFLECTED, PRIVATE].find((text) => answer.includes(text));
  if (shown) return { outcome: 'failed', reason: `shows "${shown}"` };
  const stack = STACK.exec(answer);
  if (stack) return { outcome: 'failed', reason: `shows "${stack[0]}": ${bodyOf(answer)}` };
  const [first] = statuses;
  if (first === undefined) {
    return answer === ''
      ? { outcome: 'refused', reason: 'closed without an answer' }
      : { outcome: 'failed', reason: `answers ${answer.slice(0, 100)}` };
  }
  if (first < 400) return { outcome: 'accepted' };
  const [, code = ''] = /"code":"(\w+)"/.exec(answer) ?? [];
  return { outcome: 'refused', reason: `${first} ${code}`.trim() };
}

function bodyOf(answer: string): string {
  return answer.slice(answer.indexOf('\r\n\r\n')).trim().slice(0, 300);
}
