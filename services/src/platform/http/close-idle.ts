import type { FastifyInstance } from 'fastify';

const EVERY_MS = 100;

/**
 * Options of Fastify for a stop that no browser notices. A request on a connection that is still busy is answered, and its
 * connection closed afterwards; Fastify would refuse it with 503, without Retry-After and in its own shape.
 */
export const UNNOTICED_STOP = {
  // Idle browser connections must not delay a stop.
  forceCloseConnections: 'idle',
  return503OnClosing: false,
} as const;

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
