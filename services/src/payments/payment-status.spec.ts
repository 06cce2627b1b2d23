import {
  nextPaymentStatus,
  paymentActions,
  type PaymentAction,
  type PaymentStatus,
  paymentStatuses,
  publicPaymentStatus,
} from './payment-status.js';

const allowed: [PaymentStatus, PaymentAction, PaymentStatus][] = [
  ['announced', 'upload-proof', 'proof-uploaded'],
  ['announced', 'match', 'matched'],
  ['announced', 'short-pay', 'short-paid'],
  ['announced', 'confirm', 'completed'],
  ['announced', 'reject', 'rejected'],
  ['proof-uploaded', 'upload-proof', 'proof-uploaded'],
  ['proof-uploaded', 'match', 'matched'],
  ['proof-uploaded', 'short-pay', 'short-paid'],
  ['proof-uploaded', 'confirm', 'completed'],
  ['proof-uploaded', 'reject', 'rejected'],
  ['matched', 'confirm', 'completed'],
  ['matched', 'reject', 'rejected'],
  ['matched', 'refund', 'refunded'],
  ['short-paid', 'upload-proof', 'proof-uploaded'],
  ['short-paid', 'match', 'matched'],
  ['short-paid', 'confirm', 'completed'],
  ['short-paid', 'reject', 'rejected'],
  ['short-paid', 'refund', 'refunded'],
  ['completed', 'refund', 'refunded'],
];

const pairs = paymentStatuses.flatMap((from) =>
  paymentActions.map((action) => {
    const to = allowed.find(([status, word]) => status === from && word === action)?.[2];
    return { from, action, to };
  }),
);

test.each(pairs)('$from, $action: $to', ({ from, action, to }) => {
  expect(nextPaymentStatus(from, action)).toBe(to);
});

test('payers read pending until the money is confirmed', () => {
  expect(paymentStatuses.map(publicPaymentStatus)).toEqual([
    'pending',
    'pending',
    'pending',
    'pending',
    'completed',
    'rejected',
    'refunded',
  ]);
});
