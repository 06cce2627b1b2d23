import type { IncomingMessage } from 'node:http';

/** True when the client hung up, or was hung up on, before its request was whole. */
export function isCut(request: IncomingMessage): boolean {
  return !request.complete && (request.destroyed || request.socket.destroyed);
}
