/** queued: also between two attempts. expired: its content was no longer valid when it was due. */
export const EMAIL_STATUSES = ['queued', 'sent', 'failed', 'expired'] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];
