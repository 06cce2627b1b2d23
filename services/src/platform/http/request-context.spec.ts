import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startTestApp } from '../../../test/test-app.js';

/** Each connection holds its last request. */
const CONNECTIONS = 4;

it('does not hold a request and its body after the response, while a limit still counts it', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const server = await startTestApp({
    ...{ hasRateLimits: true, isEmbedded: true },
    trustedProxies: 1,
  });
  const requests: WeakRef<IncomingMessage>[] = [];
  server.app
    .getHttpServer()
    .on('request', (request: IncomingMessage) => requests.push(new WeakRef(request)));
  try {
    for (let n = 0; n < 20; n++) {
      const body = { email: `reader-${n}@plenary.test`, password: 'wrong' };
      const headers = { 'x-forwarded-for': `192.0.2.${n}` };
      await server.call('POST', '/auth/login', { body, headers });
    }
    expect(requests).toHaveLength(20);
    const held = () => requests.filter((request) => request.deref()).length;
    // A reference that was read lives until the next turn of the event loop.
    for (let tries = 0; tries < 20 && held() > CONNECTIONS; tries++) {
      await pause(10);
      collect();
    }
    expect(held()).toBeLessThanOrEqual(CONNECTIONS);
  } finally {
    await server.stop();
  }
});
