import * as z from 'zod';
import { DAY } from '../../platform/core/time.js';
import { type DeliveryReport, statusIn } from '../reports/delivery-report.js';
import { emailIdOf, ForgedEvents, type ProviderEvent, type RawEvents } from './provider-event.js';
import { isFresh, isSigned } from '../../platform/http/webhook-signatures.js';

/** https://documentation.mailgun.com/docs/mailgun/user-manual/events/webhooks. Other fields are ignored. */
const eventSchema = z.object({
  signature: z.object({
    timestamp: z.string().max(20),
    token: z.string().max(200),
    signature: z.string().max(200),
  }),
  'event-data': z.object({
    id: z.string().min(1).max(200),
    event: z.string().max(100),
    severity: z.string().max(100).optional(),
    'delivery-status': z
      .object({
        code: z.union([z.number(), z.string()]).nullish(),
        'enhanced-code': z.string().nullish(),
        message: z.string().nullish(),
        description: z.string().nullish(),
      })
      .optional(),
    message: z.object({ headers: z.object({ 'message-id': z.string().max(300) }) }).optional(),
  }),
});
type Data = z.output<typeof eventSchema>['event-data'];

/** It tries again for eight hours, and signs the time and a token only: a repetition has the id of its event. */
const TOLERANCE = DAY;

/** @returns none for an event that is no report @throws ForgedEvents */
export function mailgunEvents({ body, now }: RawEvents, key: string): ProviderEvent[] {
  const { signature: signed, 'event-data': data } = parsed(body);
  if (
    !isSigned({ secret: key, parts: [signed.timestamp, signed.token], signature: signed.signature })
  ) {
    throw new ForgedEvents('The signature is wrong');
  }
  if (!isFresh(signed.timestamp, now, TOLERANCE)) throw new ForgedEvents('The event is too old');
  const kind = kindOf(data);
  const messageId = data.message?.headers['message-id'];
  if (!kind || messageId === undefined) return [];
  const { code, 'enhanced-code': exact, message, description } = data['delivery-status'] ?? {};
  const reason = [message, description].find((text) => text) ?? '';
  const status = statusIn(exact ?? '') ?? statusIn(reason) ?? statusIn(String(code ?? ''));
  return [{ id: data.id, emailId: emailIdOf(messageId), report: { kind, status, reason } }];
}

function kindOf({ event, severity }: Data): DeliveryReport['kind'] | undefined {
  if (event === 'complained') return 'complained';
  if (event !== 'failed') return undefined;
  return severity === 'permanent' ? 'failed' : 'delayed';
}

function parsed(body: Buffer) {
  try {
    return eventSchema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    throw new ForgedEvents('This is no event of Mailgun');
  }
}
