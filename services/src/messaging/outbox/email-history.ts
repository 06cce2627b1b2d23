export const ATTEMPT_OUTCOMES = [
  ...(['sent', 'deferred', 'failed', 'expired', 'suppressed', 'retried'] as const),
  ...(['bounced', 'delayed', 'complained'] as const),
] as const;

/** deferred: will be retried. retried: an admin requested it. The last three: as reported after it was sent. */
export interface EmailAttempt {
  /** ISO 8601. */
  at: string;
  outcome: (typeof ATTEMPT_OUTCOMES)[number];
  reason: string | null;
}

const MOST_KEPT = 50;

export function withAttempt(
  history: EmailAttempt[],
  at: Date,
  outcome: EmailAttempt['outcome'],
  reason: string | null = null,
): EmailAttempt[] {
  return [...history, { at: at.toISOString(), outcome, reason }].slice(-MOST_KEPT);
}
