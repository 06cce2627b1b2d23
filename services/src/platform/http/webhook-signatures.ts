import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE, SECOND } from '../core/time.js';

const HEX = /^(?:[\da-f]{2})+$/;

/**
 * Whether seconds since 1970, in digits, are close enough to now; a recorded request cannot be used later.
 * @param tolerance in milliseconds; by default that of Stripe's own libraries
 */
export function isFresh(timestamp: string, now: Date, tolerance = 5 * MINUTE): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  return Math.abs(now.getTime() - Number(timestamp) * SECOND) <= tolerance;
}

interface Signed {
  secret: string;
  /** In this order, as received. */
  parts: (string | Buffer)[];
  /** In hexadecimal digits. */
  signature: string;
  algorithm?: 'sha256' | 'sha512';
}

/** An HMAC (RFC 2104), compared in constant time. */
export function isSigned({ secret, parts, signature, algorithm = 'sha256' }: Signed): boolean {
  const mac = createHmac(algorithm, secret);
  for (const part of parts) mac.update(part);
  const expected = mac.digest();
  const given = HEX.test(signature) ? Buffer.from(signature, 'hex') : Buffer.alloc(0);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
