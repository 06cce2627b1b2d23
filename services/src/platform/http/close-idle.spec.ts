import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { UNNOTICED_STOP } from './close-idle.js';

/** What a connection reads that sends a second request while the server stops and its first one is at work. */
async function answersWhileClosing(options: Partial<typeof UNNOTICED_STOP>): Promise<string> {
  const server = fastify(options);
  const steps = new EventEmitter();
  const atWork = once(steps, 'at work');
  const goOn = once(steps, 'go on');
  const closing = once(steps, 'closing');
  server.get('/slow', async () => {
    steps.emit('at work');
    await goOn;
    return 'slow';
  });
  server.get('/next', () => 'next');
  server.addHook('preClose', (done) => {
    done();
    steps.emit('closing');
  });
  const port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);

  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (part) => received.push(part));
  const ended = once(socket, 'close');
  socket.write('GET /slow HTTP/1.1\r\nHost: any\r\n\r\n');
  await atWork;
  const closed = server.close();
  await closing;
  socket.write('GET /next HTTP/1.1\r\nHost: any\r\n\r\n');
  steps.emit('go on');
  await Promise.all([ended, closed]);
  return Buffer.concat(received).toString();
}

it('answers a request that arrives while the server stops, and closes its connection', async () => {
  const answers = await answersWhileClosing(UNNOTICED_STOP);
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  expect(answers.toLowerCase().split('/1.1 200').at(-1)).toContain('connection: close');
});

it('would refuse it with 503 otherwise', async () => {
  const answers = await answersWhileClosing({ forceCloseConnections: 'idle' });
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503']);
});
