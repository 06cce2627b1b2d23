import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Lets a caller who polls be answered 304 while the value is the same (`conditionalGet`). */
export function tagged<Value>(reply: FastifyReply, value: Value): Value {
  const hash = createHash('sha256').update(JSON.stringify(value)).digest('base64url');
  reply.header('etag', `W/"${hash.slice(0, 22)}"`);
  return value;
}
