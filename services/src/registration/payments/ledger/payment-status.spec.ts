import {
  nextPaymentStatus,
  PAYMENT_ACTIONS,
  type PaymentAction,
  type PaymentStatus,
  PAYMENT_STATUSES,
  publicPaymentStatus,
} from './payment-status.js';

const allowed: [PaymentStatus, PaymentAction, PaymentStatus][] = [
  ['awaiting-payment', 'upload-proof', 'proof-uploaded'],
  ['awaiting-payment', 'match', 'matched'],
  ['awaiting-payment', 'underpay', 'underpaid'],
  ['awaiting-payment', 'confirm', 'completed'],
  ['awaiting-payment', 'reject', 'rejected'],
  ['awaiting-payment', 'cancel', 'cancelled'],
  ['proof-uploaded', 'upload-proof', 'proof-uploaded'],
  ['proof-uploaded', 'match', 'matched'],
  ['proof-uploaded', 'underpay', 'underpaid'],
  ['proof-uploaded', 'confirm', 'completed'],
  ['proof-uploaded', 'reject', 'rejected'],
  ['proof-uploaded', 'cancel', 'cancelled'],
  ['matched', 'match', 'matched'],
  ['matched', 'underpay', 'underpaid'],
  ['matched', 'confirm', 'completed'],
  ['matched', 'reject', 'rejected'],
  ['matched', 'refund', 'refunded'],
  ['matched', 'unmatch', 'awaiting-payment'],
  ['matched', 'unmatch-part', 'underpaid'],
  ['underpaid', 'upload-proof', 'proof-uploaded'],
  ['underpaid', 'match', 'matched'],
  ['underpaid', 'underpay', 'underpaid'],
  ['underpaid', 'confirm', 'completed'],
  ['underpaid', 'reject', 'rejected'],
  ['underpaid', 'refund', 'refunded'],
  ['underpaid', 'unmatch', 'awaiting-payment'],
  ['underpaid', 'unmatch-part', 'underpaid'],
  ['completed', 'match', 'completed'],
  ['completed', 'refund', 'refunded'],
  ['completed', 'credit', 'matched'],
  ['completed', 'credit-and-cancel', 'cancelled'],
];

const pairs = PAYMENT_STATUSES.flatMap((from) =>
  PAYMENT_ACTIONS.map((action) => {
    const to = allowed.find(([status, word]) => status === from && word === action)?.[2];
    return { from, action, to };
  }),
);

it.each(pairs)('$from, $action: $to', ({ from, action, to }) => {
  expect(nextPaymentStatus(from, action)).toBe(to);
});

it('payers read pending until the money is confirmed', () => {
  expect(PAYMENT_STATUSES.map(publicPaymentStatus)).toEqual([
    'pending',
    'pending',
    'pending',
    'pending',
    'completed',
    'rejected',
    'refunded',
    'cancelled',
  ]);
});
