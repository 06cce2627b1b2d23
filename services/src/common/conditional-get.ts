import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * An `onSend` hook: who asks again for what has not changed since gets 304 without the body
 * (RFC 9110, 13.1.2). It speaks only where a handler has set an etag.
 */
export async function conditionalGet(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const tag = reply.getHeader('etag');
  const held = request.headers['if-none-match'];
  if (request.method !== 'GET' || reply.statusCode !== 200 || !tag || !held) return payload;
  const isHeld = held.split(',').some((other) => opaque(other) === opaque(String(tag)));
  if (!isHeld) return payload;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return null;
}

/** Compared weakly, as RFC 9110 wants it here: W/"1" and "1" are one. */
function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
