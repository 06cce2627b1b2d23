import type { IncomingHttpHeaders } from 'node:http';
import type { DeliveryReport } from '../reports/delivery-report.js';

export const EMAIL_PROVIDERS = ['generic', 'mailgun'] as const;
export type EmailProvider = (typeof EMAIL_PROVIDERS)[number];

export interface RawEvents {
  /** As received: signatures are over its bytes. */
  body: Buffer;
  headers: IncomingHttpHeaders;
  now: Date;
}

export interface ProviderEvent {
  /** Of the provider; the same in a repetition. */
  id: string;
  /** Undefined for an email that the product did not send. */
  emailId: string | undefined;
  report: DeliveryReport;
}

/** Not signed by the provider, or not in its form. */
export class ForgedEvents extends Error {}

const MESSAGE_ID =
  /^<?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})@[^@<>\s]+>?$/i;

/** The id of an email from the Message-ID that `EmailSender` gives it. */
export function emailIdOf(messageId: string): string | undefined {
  return MESSAGE_ID.exec(messageId.trim())?.[1]?.toLowerCase();
}
