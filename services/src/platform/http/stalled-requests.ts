import type { FastifyInstance } from 'fastify';
import { MINUTE, SECOND } from '../core/time.js';

/** A client that has sent nothing for so long holds a connection for no reason. */
const MAX_SILENCE = 10 * SECOND;

/** For Node's server: headers must be there in time, whole uploads on slow links have longer. */
export const RECEIVING_LIMITS = {
  requestTimeout: 10 * MINUTE,
  http: { headersTimeout: MAX_SILENCE, connectionsCheckingInterval: 2 * SECOND },
};

/**
 * Closes connections whose request stops in the middle of its body: Node limits the wait for headers
 * only. A request that waits for the server itself, such as for a slow disk, is kept.
 * @param maxSilence in milliseconds
 */
export function closeStalledRequests(server: FastifyInstance, maxSilence = MAX_SILENCE): void {
  server.addHook('onRequest', ({ raw }, _reply, done) => {
    const { socket } = raw;
    const onSilence = () => {
      const isUnread = raw.readableLength > 0;
      if (!raw.complete && !isUnread) socket.destroy();
    };
    const forget = () => {
      socket.off('timeout', onSilence);
      if (!socket.destroyed) socket.setTimeout(0);
    };
    if (!raw.complete) {
      socket.setTimeout(maxSilence);
      socket.on('timeout', onSilence);
      raw.once('end', forget);
      raw.once('close', () => socket.off('timeout', onSilence));
    }
    done();
  });
}
