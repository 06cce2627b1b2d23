export const registrationStatuses = [
  'pending',
  'completed',
  'rejected',
  'cancelled',
  'refunded',
] as const;

export const registrationActions = ['complete', 'reject', 'cancel', 'refund'] as const;

export type RegistrationStatus = (typeof registrationStatuses)[number];
export type RegistrationAction = (typeof registrationActions)[number];

type Transitions = Record<
  RegistrationStatus,
  Partial<Record<RegistrationAction, RegistrationStatus>>
>;

const transitions: Transitions = {
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
  return transitions[from][action];
}

/** A live registration takes its holder's place, and its paper's; a dead one frees them. */
export const liveRegistrationStatuses = [
  'pending',
  'completed',
] as const satisfies RegistrationStatus[];
