/**
 * queued: waits, also between two tries. parked: refused for good, or given up on.
 * expired: what it carries was no longer valid when its turn came.
 */
export const MAIL_STATUSES = ['queued', 'sent', 'parked', 'expired'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];
