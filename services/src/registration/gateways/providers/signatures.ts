import { isFresh, isSigned } from '../../../platform/http/webhook-signatures.js';

/**
 * HMAC-SHA256 over "timestamp.body" (https://docs.stripe.com/webhooks, "Verify manually"). While a secret is
 * replaced, the header has a signature for each.
 */
export function isSignedByStripe(body: Buffer, header: string, secret: string, now: Date): boolean {
  const fields = header.split(',').map((field) => field.trim().split('=', 2));
  const timestamp = fields.find(([name]) => name === 't')?.[1] ?? '';
  const parts = [`${timestamp}.`, body];
  return (
    isFresh(timestamp, now) &&
    fields.some(([name, signature = '']) => name === 'v1' && isSigned({ secret, parts, signature }))
  );
}

/** HMAC-SHA512 over the body (https://paystack.com/docs/payments/webhooks/, "Signature validation"). */
export function isSignedByPaystack(body: Buffer, signature: string, secret: string): boolean {
  return isSigned({ secret, parts: [body], signature, algorithm: 'sha512' });
}
