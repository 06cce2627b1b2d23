import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE, SECOND } from '../../../platform/core/time.js';

/** As Stripe's own libraries. */
const TOLERANCE = 5 * MINUTE;
const HEX = /^(?:[\da-f]{2})+$/;

/**
 * HMAC-SHA256 over "timestamp.body" (https://docs.stripe.com/webhooks, "Verify manually"). While a secret is
 * replaced, the header has a signature for each.
 */
export function isSignedByStripe(body: Buffer, header: string, secret: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2));
  const timestamp = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() - Number(timestamp) * SECOND) > TOLERANCE) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  return parts.some(([name, value = '']) => name === 'v1' && isSame(expected, value));
}

/** HMAC-SHA512 over the body (https://paystack.com/docs/payments/webhooks/, "Signature validation"). */
export function isSignedByPaystack(body: Buffer, header: string, secret: string): boolean {
  return isSame(createHmac('sha512', secret).update(body).digest(), header);
}

/** In constant time. */
function isSame(expected: Buffer, hex: string): boolean {
  const given = HEX.test(hex) ? Buffer.from(hex, 'hex') : Buffer.alloc(0);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
