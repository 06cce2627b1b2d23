import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a request has the token. Hashes have one length, and are compared in constant time. */
export function isAuthorised(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(hashOf(given), hashOf(token));
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
