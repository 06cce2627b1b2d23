import type { FastifyInstance } from 'fastify';

const EVERY_MS = 100;

/**
 * Ends connections that fall idle while the server closes. Node ends those that are idle when the
 * closing begins; one that was just answering would be kept for the whole keep-alive time.
 */
export function closeWhatFallsIdle(server: FastifyInstance): void {
  server.addHook('preClose', (done) => {
    if (server.server.listening) {
      const timer = setInterval(() => server.server.closeIdleConnections(), EVERY_MS);
      server.server.once('close', () => clearInterval(timer));
    }
    done();
  });
}
