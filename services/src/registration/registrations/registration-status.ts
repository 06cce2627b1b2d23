import { keysWhere } from '../../platform/core/keys-where.js';

export const REGISTRATION_STATUSES = [
  'pending',
  'completed',
  'rejected',
  'cancelled',
  'refunded',
] as const;

export const REGISTRATION_ACTIONS = ['complete', 'reject', 'cancel', 'refund', 'reopen'] as const;

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
  // Reopened and cancelled only together with a credit note.
  completed: { refund: 'refunded', reopen: 'pending', cancel: 'cancelled' },
  rejected: {},
  cancelled: {},
  refunded: {},
};

/** Undefined when the action is not allowed. */
export function nextRegistrationStatus(
  from: RegistrationStatus,
  action: RegistrationAction,
): RegistrationStatus | undefined {
  return TRANSITIONS[from][action];
}

/** A live registration counts for its holder and its paper; any other frees them. */
const IS_LIVE: Record<RegistrationStatus, boolean> = {
  pending: true,
  completed: true,
  rejected: false,
  cancelled: false,
  refunded: false,
};
export const LIVE_REGISTRATION_STATUSES = keysWhere(IS_LIVE);

export function isLive(status: RegistrationStatus): boolean {
  return IS_LIVE[status];
}
