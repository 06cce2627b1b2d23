export const PAYMENT_STATUSES = [
  'awaiting-payment',
  'proof-uploaded',
  'matched',
  'underpaid',
  'completed',
  'rejected',
  'refunded',
  'cancelled',
] as const;

export const PAYMENT_ACTIONS = [
  'upload-proof',
  'match',
  'underpay',
  'confirm',
  'reject',
  'refund',
  'cancel',
  'unmatch',
  'unmatch-part',
  'credit',
  'credit-and-cancel',
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

/** All of its money, or a part that leaves less than the fee. */
const unmatched = { unmatch: 'awaiting-payment', 'unmatch-part': 'underpaid' } as const;

const TRANSITIONS: Transitions = {
  'awaiting-payment': {
    'upload-proof': 'proof-uploaded',
    match: 'matched',
    underpay: 'underpaid',
    confirm: 'completed',
    reject: 'rejected',
    cancel: 'cancelled',
  },
  'proof-uploaded': {
    'upload-proof': 'proof-uploaded',
    match: 'matched',
    underpay: 'underpaid',
    confirm: 'completed',
    reject: 'rejected',
    cancel: 'cancelled',
  },
  matched: {
    match: 'matched',
    // Its fee grew.
    underpay: 'underpaid',
    confirm: 'completed',
    reject: 'rejected',
    refund: 'refunded',
    ...unmatched,
  },
  underpaid: {
    'upload-proof': 'proof-uploaded',
    match: 'matched',
    underpay: 'underpaid',
    confirm: 'completed',
    reject: 'rejected',
    refund: 'refunded',
    ...unmatched,
  },
  completed: {
    // A second transfer is an overpayment until it is refunded.
    match: 'completed',
    refund: 'refunded',
    // The money is still there: its transfer can be unmatched, or the payment confirmed again.
    credit: 'matched',
    'credit-and-cancel': 'cancelled',
  },
  rejected: {},
  refunded: {},
  cancelled: {},
};

interface StatusFacts {
  /** The specified word that payers read. */
  publicStatus: PublicPaymentStatus;
  /** Shows the outstanding amount and allows changes. */
  awaitsMoney: boolean;
  isClosed: boolean;
  /** The received money that is not the conference's; terms decide after a refund. */
  overpaid: 'above-fee' | 'everything' | 'nothing';
}

const open = { publicStatus: 'pending', awaitsMoney: true, isClosed: false } as const;
const closed = { awaitsMoney: false, isClosed: true } as const;

const FACTS: Record<PaymentStatus, StatusFacts> = {
  'awaiting-payment': { ...open, overpaid: 'above-fee' },
  'proof-uploaded': { ...open, overpaid: 'above-fee' },
  matched: { ...open, awaitsMoney: false, overpaid: 'above-fee' },
  underpaid: { ...open, overpaid: 'above-fee' },
  completed: {
    publicStatus: 'completed',
    awaitsMoney: false,
    isClosed: false,
    overpaid: 'above-fee',
  },
  rejected: { ...closed, publicStatus: 'rejected', overpaid: 'everything' },
  refunded: { ...closed, publicStatus: 'refunded', overpaid: 'nothing' },
  cancelled: { ...closed, publicStatus: 'cancelled', overpaid: 'everything' },
};

export function factsOf(status: PaymentStatus): StatusFacts {
  return FACTS[status];
}

/** Undefined when the action is not allowed. */
export function nextPaymentStatus(
  from: PaymentStatus,
  action: PaymentAction,
): PaymentStatus | undefined {
  return TRANSITIONS[from][action];
}

export function publicPaymentStatus(status: PaymentStatus): PublicPaymentStatus {
  return FACTS[status].publicStatus;
}
