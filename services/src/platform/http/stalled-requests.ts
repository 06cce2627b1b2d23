import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
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
  // Pipelined requests arrive one after the other, maybe before the body of the first is read.
  const arriving = new WeakMap<Socket, IncomingMessage>();
  server.addHook('onRequest', ({ raw }, _reply, done) => {
    const { socket } = raw;
    if (!raw.complete && hasBody(raw)) {
      arriving.set(socket, raw);
      socket.setTimeout(maxSilence);
      // Node emits it on the request that arrives, and closes the connection itself if none listens.
      raw.on('timeout', () => {
        if (raw.readableLength === 0) socket.destroy();
      });
      raw.once('end', () => {
        if (!socket.destroyed && arriving.get(socket) === raw) socket.setTimeout(0);
      });
    }
    done();
  });
}

/** By its headers (RFC 9112, 6.3); Node knows the end of a request without a body only later. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
