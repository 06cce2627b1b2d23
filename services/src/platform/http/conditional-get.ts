import type { onSendHookHandler } from 'fastify';

/** Answers 304 to conditional requests for an unchanged etag (RFC 9110, 13.1.2). */
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

/** Weak comparison (RFC 9110): W/"1" equals "1". */
function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
