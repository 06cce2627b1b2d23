import type { FastifyInstance } from 'fastify';

const EVERY_MS = 100;

/** Node would keep connections that fall idle during the close for the keep-alive time. */
export function closeWhatFallsIdle(server: FastifyInstance): void {
  server.addHook('preClose', (done) => {
    if (server.server.listening) {
      const timer = setInterval(() => server.server.closeIdleConnections(), EVERY_MS);
      server.server.once('close', () => clearInterval(timer));
    }
    done();
  });
}
