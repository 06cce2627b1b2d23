export const VISA_STATUSES = [
  'requested',
  'in-progress',
  'returned',
  'issued',
  'refused',
  'withdrawn',
] as const;
export type VisaStatus = (typeof VISA_STATUSES)[number];

export type VisaAction = 'change' | 'withdraw' | 'start' | 'return' | 'refuse' | 'issue';

/** A person can ask again after a refusal or a withdrawal. Refusing an issued letter revokes it. */
const TRANSITIONS: Record<VisaStatus, Partial<Record<VisaAction, VisaStatus>>> = {
  requested: {
    change: 'requested',
    withdraw: 'withdrawn',
    start: 'in-progress',
    return: 'returned',
    refuse: 'refused',
    issue: 'issued',
  },
  'in-progress': {
    change: 'in-progress',
    withdraw: 'withdrawn',
    return: 'returned',
    refuse: 'refused',
    issue: 'issued',
  },
  returned: { change: 'requested', withdraw: 'withdrawn', refuse: 'refused' },
  // Withdrawing destroys the passport data; the letter stays valid, as a consulate may have it.
  issued: { withdraw: 'issued', refuse: 'refused' },
  refused: { change: 'requested', withdraw: 'withdrawn' },
  withdrawn: { change: 'requested' },
};

/** Undefined when the action is not allowed. */
export function nextVisaStatus(from: VisaStatus, action: VisaAction): VisaStatus | undefined {
  return TRANSITIONS[from][action];
}

/** Officers have to act. */
export const OPEN_STATUSES = ['requested', 'in-progress'] as const satisfies VisaStatus[];
