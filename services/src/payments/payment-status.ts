export const PAYMENT_STATUSES = [
  'announced',
  'proof-uploaded',
  'matched',
  'short-paid',
  'completed',
  'rejected',
  'refunded',
  'cancelled',
] as const;

export const PAYMENT_ACTIONS = [
  'upload-proof',
  'match',
  'short-pay',
  'confirm',
  'reject',
  'refund',
  'cancel',
] as const;

export const PUBLIC_PAYMENT_STATUSES = [
  'pending',
  'completed',
  'rejected',
  'refunded',
  'cancelled',
] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];
type PublicPaymentStatus = (typeof PUBLIC_PAYMENT_STATUSES)[number];

type Transitions = Record<PaymentStatus, Partial<Record<PaymentAction, PaymentStatus>>>;

const TRANSITIONS: Transitions = {
  announced: {
    'upload-proof': 'proof-uploaded',
    match: 'matched',
    'short-pay': 'short-paid',
    confirm: 'completed',
    reject: 'rejected',
    cancel: 'cancelled',
  },
  'proof-uploaded': {
    'upload-proof': 'proof-uploaded',
    match: 'matched',
    'short-pay': 'short-paid',
    confirm: 'completed',
    reject: 'rejected',
    cancel: 'cancelled',
  },
  matched: { match: 'matched', confirm: 'completed', reject: 'rejected', refund: 'refunded' },
  'short-paid': {
    'upload-proof': 'proof-uploaded',
    match: 'matched',
    'short-pay': 'short-paid',
    confirm: 'completed',
    reject: 'rejected',
    refund: 'refunded',
  },
  // Money that comes once more is over-payment, and waits to be given back.
  completed: { match: 'completed', refund: 'refunded' },
  rejected: {},
  refunded: {},
  cancelled: {},
};

const PUBLIC_STATUSES: Record<PaymentStatus, PublicPaymentStatus> = {
  announced: 'pending',
  'proof-uploaded': 'pending',
  matched: 'pending',
  'short-paid': 'pending',
  completed: 'completed',
  rejected: 'rejected',
  refunded: 'refunded',
  cancelled: 'cancelled',
};

/** The status that an action leads to; undefined when the action is not allowed from here. */
export function nextPaymentStatus(
  from: PaymentStatus,
  action: PaymentAction,
): PaymentStatus | undefined {
  return TRANSITIONS[from][action];
}

/** The word that payers read for a status of the ledger. */
export function publicPaymentStatus(status: PaymentStatus): PublicPaymentStatus {
  return PUBLIC_STATUSES[status];
}
