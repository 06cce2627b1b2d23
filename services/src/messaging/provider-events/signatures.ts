import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE, SECOND } from '../../platform/core/time.js';

const HEX = /^(?:[\da-f]{2})+$/;

/** Whether seconds since 1970, in digits, are close enough to now; a recorded request cannot be used later. */
export function isFresh(timestamp: string, now: Date, tolerance = 5 * MINUTE): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  return Math.abs(now.getTime() - Number(timestamp) * SECOND) <= tolerance;
}

/** HMAC-SHA256, in constant time. @param signature in hexadecimal digits */
export function isSigned(secret: string, parts: (string | Buffer)[], signature: string): boolean {
  const mac = createHmac('sha256', secret);
  for (const part of parts) mac.update(part);
  const expected = mac.digest();
  const given = HEX.test(signature) ? Buffer.from(signature, 'hex') : Buffer.alloc(0);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
