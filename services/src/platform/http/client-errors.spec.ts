import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { answerClientError } from './client-errors.js';

const HUGE = `GET / HTTP/1.1\r\nHost: any\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`;

/** What the server sends to a connection until it closes it. */
async function answerTo(server: FastifyInstance, sent: string) {
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(sent);
  const answer = await text(socket);
  await server.close();
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, body: JSON.parse(body) as Record<string, unknown> };
}

it.each([
  ['no HTTP', 'hello\r\n\r\n', '400 Bad Request', 'MALFORMED_REQUEST'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: any\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    '400 Bad Request',
    'MALFORMED_REQUEST',
  ],
  ['a long header', HUGE, '431 Request Header Fields Too Large', 'HEADERS_TOO_LARGE'],
])('has the shape of errors: %s', async (_case, sent, status, code) => {
  const { head, body } = await answerTo(fastify({ clientErrorHandler: answerClientError }), sent);
  expect(head).toContain(`HTTP/1.1 ${status}\r\n`);
  expect(body).toEqual({
    statusCode: Number(status.slice(0, 3)),
    code,
    message: expect.any(String),
    requestId: /X-Request-Id: (\S+)/.exec(head)?.[1],
  });
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(JSON.stringify(body))}`);
});

it('answers headers that do not arrive in time', async () => {
  const server = fastify({
    clientErrorHandler: answerClientError,
    http: { headersTimeout: 20, connectionsCheckingInterval: 10 },
  });
  const { body } = await answerTo(server, 'GET / HTTP/1.1\r\nHost:');
  expect(body).toMatchObject({ statusCode: 408, code: 'REQUEST_TIMEOUT' });
});

it('control: Fastify answers in another shape', async () => {
  const { body } = await answerTo(fastify(), 'hello\r\n\r\n');
  expect(body).not.toHaveProperty('requestId');
});
