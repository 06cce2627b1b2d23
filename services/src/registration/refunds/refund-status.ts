export const REFUND_STATUSES = [
  'asking',
  'ready',
  'batched',
  'exported',
  'paid',
  'failed',
  'withdrawn',
] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export type RefundAction =
  | 'ask'
  | 'give-account'
  | 'forget-account'
  | 'withdraw'
  | 'batch'
  | 'send'
  | 'discard'
  | 'export'
  | 'pay'
  | 'unmatch'
  | 'fail'
  | 'come-back';

const TRANSITIONS: Record<RefundStatus, Partial<Record<RefundAction, RefundStatus>>> = {
  asking: { ask: 'asking', 'give-account': 'ready', withdraw: 'withdrawn' },
  ready: {
    ask: 'asking',
    'give-account': 'ready',
    'forget-account': 'asking',
    batch: 'batched',
    send: 'exported',
    withdraw: 'withdrawn',
  },
  batched: { discard: 'ready', export: 'exported' },
  exported: { pay: 'paid', fail: 'failed' },
  // The ledger keeps the refund; another line of the bank pays it. Money that came back is an entry that reverses it.
  paid: { unmatch: 'exported', 'come-back': 'failed' },
  failed: {},
  withdrawn: {},
};

/** Undefined when the action is not allowed. */
export function nextRefundStatus(
  from: RefundStatus,
  action: RefundAction,
): RefundStatus | undefined {
  return TRANSITIONS[from][action];
}

export const REFUND_KINDS = ['refund', 'overpayment', 'return'] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];

export const REFUND_CAUSES = [
  'cancelled',
  'visa-refused',
  'paid-twice',
  'overpaid',
  'not-ours',
  'conference-changed',
  'other',
] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

export const BATCH_STATUSES = ['awaiting-approval', 'ready', 'exported', 'discarded'] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];
