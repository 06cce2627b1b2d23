import { once } from 'node:events';
import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { startTestApp } from '../../../test/test-app.js';
import { closeStalledRequests } from './stalled-requests.js';

const SILENCE = 50;

async function listening(server: FastifyInstance): Promise<number> {
  server.post('/', (request) => request.body);
  return Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
}

function halfRequest(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST / HTTP/1.1\r\nHost: any\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nhalf',
  );
  return socket;
}

it('closes a request that stops in its body', async () => {
  const server = fastify();
  closeStalledRequests(server, SILENCE);
  await once(halfRequest(await listening(server)), 'close');
  await server.close();
});

it('keeps a connection whose request is whole, and one that goes on in time', async () => {
  const server = fastify();
  closeStalledRequests(server, SILENCE);
  const socket = halfRequest(await listening(server));
  socket.write(' text');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('200 OK');
  socket.destroy();
  await server.close();
});

it('keeps a request whose body the server has not read yet', async () => {
  const server = fastify();
  closeStalledRequests(server, SILENCE);
  const timedOut = new Promise<void>((resolve) => {
    server.addHook('onRequest', (request, _reply, done) => {
      request.raw.socket.once('timeout', () => {
        resolve();
        done();
      });
    });
  });
  const socket = halfRequest(await listening(server));
  await timedOut;
  socket.write(' text');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('200 OK');
  socket.destroy();
  await server.close();
});

it('closes a pipelined request that stops while the one before it is read', async () => {
  const server = fastify();
  closeStalledRequests(server, SILENCE);
  const whole =
    'POST / HTTP/1.1\r\nHost: any\r\nContent-Type: text/plain\r\nContent-Length: 1\r\n\r\na';
  const socket = connect(await listening(server), '127.0.0.1');
  socket.write(whole + whole.slice(0, -1));
  socket.resume();
  await once(socket, 'close');
  await server.close();
});

it('control: without it, such a request stays', async () => {
  const server = fastify();
  const socket = halfRequest(await listening(server));
  const later = new Promise((resolve) => setTimeout(resolve, 4 * SILENCE, 'open'));
  expect(await Promise.race([once(socket, 'close'), later])).toBe('open');
  socket.destroy();
  await server.close();
});

it('is set for the product, for headers as well', async () => {
  const product = await startTestApp();
  const { headersTimeout, requestTimeout } = product.app.getHttpServer();
  expect(headersTimeout).toBeLessThanOrEqual(10_000);
  expect(requestTimeout).toBeLessThanOrEqual(600_000);
  await product.stop();
});
