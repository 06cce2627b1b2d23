import type { BankChangeStatus } from './bank-change.entity.js';
import { changeClosed } from './bank-changes.errors.js';

export type BankChangeAction = 'confirm' | 'cancel' | 'apply' | 'expire';

const TRANSITIONS: Record<BankChangeStatus, Partial<Record<BankChangeAction, BankChangeStatus>>> = {
  requested: { confirm: 'scheduled', cancel: 'cancelled', expire: 'expired' },
  scheduled: { apply: 'effective', cancel: 'cancelled' },
  effective: {},
  cancelled: {},
  expired: {},
};

/** @throws AppError INVALID_TRANSITION that says what became of the change */
export function next(status: BankChangeStatus, action: BankChangeAction): BankChangeStatus {
  const to = TRANSITIONS[status][action];
  if (!to) throw changeClosed(status);
  return to;
}
