import {
  nextRegistrationStatus,
  type RegistrationAction,
  REGISTRATION_ACTIONS,
  type RegistrationStatus,
  REGISTRATION_STATUSES,
} from './registration-status.js';

const allowed: [RegistrationStatus, RegistrationAction, RegistrationStatus][] = [
  ['pending', 'complete', 'completed'],
  ['pending', 'reject', 'rejected'],
  ['pending', 'cancel', 'cancelled'],
  ['pending', 'refund', 'refunded'],
  ['completed', 'refund', 'refunded'],
  ['completed', 'reopen', 'pending'],
  ['completed', 'cancel', 'cancelled'],
];

const pairs = REGISTRATION_STATUSES.flatMap((from) =>
  REGISTRATION_ACTIONS.map((action) => {
    const to = allowed.find(([status, word]) => status === from && word === action)?.[2];
    return { from, action, to };
  }),
);

it.each(pairs)('$from, $action: $to', ({ from, action, to }) => {
  expect(nextRegistrationStatus(from, action)).toBe(to);
});
