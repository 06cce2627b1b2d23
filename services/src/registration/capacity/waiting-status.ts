import { keysWhere } from '../../platform/core/keys-where.js';

export const WAITING_STATUSES = [
  'waiting',
  'offered',
  'registered',
  'expired',
  'left',
  'removed',
] as const;

export type WaitingStatus = (typeof WAITING_STATUSES)[number];
export type WaitingAction = 'offer' | 'register' | 'expire' | 'leave' | 'remove';

const TRANSITIONS: Record<WaitingStatus, Partial<Record<WaitingAction, WaitingStatus>>> = {
  waiting: { offer: 'offered', leave: 'left', remove: 'removed' },
  offered: { register: 'registered', expire: 'expired', leave: 'left', remove: 'removed' },
  registered: {},
  expired: {},
  left: {},
  removed: {},
};

/** Undefined when the action is not allowed. */
export function nextWaitingStatus(
  from: WaitingStatus,
  action: WaitingAction,
): WaitingStatus | undefined {
  return TRANSITIONS[from][action];
}

/** An open entry waits or has an offer; there is one per address and package. */
const IS_OPEN: Record<WaitingStatus, boolean> = {
  waiting: true,
  offered: true,
  registered: false,
  expired: false,
  left: false,
  removed: false,
};
export const OPEN_WAITING_STATUSES = keysWhere(IS_OPEN);
