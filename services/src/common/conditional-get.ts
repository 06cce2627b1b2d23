import type { onSendHookHandler } from 'fastify';

/**
 * An `onSend` hook: who asks again for what has not changed since gets 304 without the body
 * (RFC 9110, 13.1.2). It speaks only where a handler has set an etag.
 */
export const conditionalGet: onSendHookHandler = (request, reply, payload, done) => {
  const tag = reply.getHeader('etag');
  const held = request.headers['if-none-match'];
  const isFresh = request.method === 'GET' && reply.statusCode === 200;
  if (!isFresh || !tag || !held || !isHeld(String(tag), held)) return done(null, payload);
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  done(null, null);
};

function isHeld(tag: string, held: string): boolean {
  return held.split(',').some((other) => opaque(other) === opaque(tag));
}

/** Compared weakly, as RFC 9110 wants it here: W/"1" and "1" are one. */
function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
