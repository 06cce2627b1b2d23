import * as z from 'zod';
import { REPORT_KINDS, statusIn } from '../reports/delivery-report.js';
import { emailIdOf, ForgedEvents, type ProviderEvent, type RawEvents } from './provider-event.js';
import { isFresh, isSigned } from '../../platform/http/webhook-signatures.js';

/** Documented in docs/email-delivery.md. Other fields are ignored. */
const eventsSchema = z.object({
  events: z
    .array(
      z.object({
        id: z.string().min(1).max(200),
        type: z.enum(REPORT_KINDS),
        messageId: z.string().max(300),
        status: z.string().max(100).optional(),
        reason: z.string().max(5000).optional(),
      }),
    )
    .max(500),
});

/**
 * `Plenary-Signature: t=<seconds>,v1=<hex>`, HMAC-SHA256 over "t.body", as Stripe and others do it.
 * @throws ForgedEvents
 */
export function genericEvents({ body, headers, now }: RawEvents, secret: string): ProviderEvent[] {
  const header = String(headers['plenary-signature'] ?? '');
  const fields = new Map(
    header.split(',').map((field) => field.trim().split('=', 2) as [string, string]),
  );
  const timestamp = fields.get('t') ?? '';
  if (!isFresh(timestamp, now)) throw new ForgedEvents('The signature is too old');
  if (!isSigned({ secret, parts: [`${timestamp}.`, body], signature: fields.get('v1') ?? '' })) {
    throw new ForgedEvents('The signature is wrong');
  }
  return parsed(body).events.map(({ id, type, messageId, status, reason = '' }) => ({
    id,
    emailId: emailIdOf(messageId),
    report: { kind: type, status: statusIn(status ?? '') ?? statusIn(reason), reason },
  }));
}

function parsed(body: Buffer) {
  try {
    return eventsSchema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    throw new ForgedEvents('This is no list of events');
  }
}
