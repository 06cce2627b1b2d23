/** What happened to a mail. */
export const TRY_OUTCOMES = ['sent', 'deferred', 'parked', 'expired', 'retried'] as const;

/** deferred: tried again later. retried: an admin asked for it. */
export interface MailTry {
  /** ISO 8601. */
  at: string;
  outcome: (typeof TRY_OUTCOMES)[number];
  /** In the mail server's words. */
  reason: string | null;
}

const MOST_KEPT = 50;

export function withTry(
  history: MailTry[],
  at: Date,
  outcome: MailTry['outcome'],
  reason: string | null = null,
): MailTry[] {
  return [...history, { at: at.toISOString(), outcome, reason }].slice(-MOST_KEPT);
}
