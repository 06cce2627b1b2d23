/**
 * queued: also between two attempts. expired: its content was no longer valid when it was due. bounced: it was sent, and
 * a mail server reported that it was not delivered. suppressed: it was not sent, because emails to its address bounced.
 */
export const EMAIL_STATUSES = [
  'queued',
  'sent',
  'failed',
  'expired',
  'bounced',
  'suppressed',
] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];

/** Whether an organiser can have it sent again. */
export function isRetryable(status: EmailStatus): status is 'queued' | 'failed' | 'suppressed' {
  return status === 'queued' || status === 'failed' || status === 'suppressed';
}
