export const REGISTRATION_STATUSES = [
  'pending',
  'completed',
  'rejected',
  'cancelled',
  'refunded',
] as const;

export const REGISTRATION_ACTIONS = ['complete', 'reject', 'cancel', 'refund'] as const;

export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];
export type RegistrationAction = (typeof REGISTRATION_ACTIONS)[number];

type Transitions = Record<
  RegistrationStatus,
  Partial<Record<RegistrationAction, RegistrationStatus>>
>;

const TRANSITIONS: Transitions = {
  pending: {
    complete: 'completed',
    reject: 'rejected',
    cancel: 'cancelled',
    refund: 'refunded',
  },
  completed: { refund: 'refunded' },
  rejected: {},
  cancelled: {},
  refunded: {},
};

/** The status that an action leads to; undefined when the action is not allowed from here. */
export function nextRegistrationStatus(
  from: RegistrationStatus,
  action: RegistrationAction,
): RegistrationStatus | undefined {
  return TRANSITIONS[from][action];
}

/** A live registration takes its holder's place, and its paper's; a dead one frees them. */
export const LIVE_REGISTRATION_STATUSES = [
  'pending',
  'completed',
] as const satisfies RegistrationStatus[];
