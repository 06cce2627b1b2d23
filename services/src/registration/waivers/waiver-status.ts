export const WAIVER_STATUSES = ['open', 'granted', 'declined', 'withdrawn'] as const;
export type WaiverStatus = (typeof WAIVER_STATUSES)[number];

export type WaiverAction = 'change' | 'withdraw' | 'grant' | 'decline';

/** A decision can be corrected by another one while the payment is due. */
const TRANSITIONS: Record<WaiverStatus, Partial<Record<WaiverAction, WaiverStatus>>> = {
  open: { change: 'open', withdraw: 'withdrawn', grant: 'granted', decline: 'declined' },
  granted: { grant: 'granted', decline: 'declined' },
  declined: { grant: 'granted' },
  withdrawn: {},
};

/** Undefined when the action is not allowed. */
export function nextWaiverStatus(
  from: WaiverStatus,
  action: WaiverAction,
): WaiverStatus | undefined {
  return TRANSITIONS[from][action];
}
