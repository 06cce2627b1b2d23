import type { Charge, GatewayName } from './providers/gateway.js';

/**
 * `money-without-rate`: it came in a currency that the edition has no rate for. `refund-elsewhere`: made at the
 * provider, without the product. `refund-exists`: the provider has sent the money of our refund back before.
 * `refund-unanswered`: our refund has no end after days. `refund-returned`: it failed after it was booked.
 * `dispute`: the payer disputes the charge at the bank.
 */
export const CHECK_KINDS = [
  'money-without-rate',
  'refund-elsewhere',
  'refund-exists',
  'refund-unanswered',
  'refund-returned',
  'dispute',
] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

export const CHECK_STATUSES = ['open', 'settled', 'dismissed'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

export const CHECK_OUTCOMES = [
  'booked',
  'paid',
  'failed',
  'asked-again',
  'returned',
  'lost',
  'won',
] as const;
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number];

export type CheckAction = 'settle' | 'dismiss' | 'reopen';

const TRANSITIONS: Record<CheckStatus, Partial<Record<CheckAction, CheckStatus>>> = {
  open: { settle: 'settled', dismiss: 'dismissed' },
  settled: {},
  dismissed: { reopen: 'open' },
};

/** Undefined when the action is not allowed. */
export function nextCheckStatus(from: CheckStatus, action: CheckAction): CheckStatus | undefined {
  return TRANSITIONS[from][action];
}

/** What a person has to look at. */
export interface NewCheck {
  gateway: GatewayName;
  kind: CheckKind;
  /** Of the transaction, the refund or the dispute at the provider, or our refund. */
  key: string;
  transactionId: string | null;
  paymentId: string | null;
  refundId: string | null;
  charge: Charge;
}
