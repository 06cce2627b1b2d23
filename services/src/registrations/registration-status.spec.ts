import {
  nextRegistrationStatus,
  type RegistrationAction,
  registrationActions,
  type RegistrationStatus,
  registrationStatuses,
} from './registration-status.js';

const allowed: [RegistrationStatus, RegistrationAction, RegistrationStatus][] = [
  ['pending', 'complete', 'completed'],
  ['pending', 'reject', 'rejected'],
  ['pending', 'cancel', 'cancelled'],
  ['pending', 'refund', 'refunded'],
  ['completed', 'refund', 'refunded'],
];

const pairs = registrationStatuses.flatMap((from) =>
  registrationActions.map((action) => {
    const to = allowed.find(([status, word]) => status === from && word === action)?.[2];
    return { from, action, to };
  }),
);

test.each(pairs)('$from, $action: $to', ({ from, action, to }) => {
  expect(nextRegistrationStatus(from, action)).toBe(to);
});
