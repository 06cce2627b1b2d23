import { deadlineAfter, localInstant } from './local-instant.js';

it.each([
  ['2025-11-27', '09:30', 'Europe/London', '2025-11-27T09:30:00.000Z'],
  ['2025-07-01', '09:30', 'Europe/London', '2025-07-01T08:30:00.000Z'],
  ['2025-07-01', '23:59:59', 'Asia/Kathmandu', '2025-07-01T18:14:59.000Z'],
  ['2025-07-01', '00:00', 'Pacific/Kiritimati', '2025-06-30T10:00:00.000Z'],
  ['2025-07-01', '00:00', 'Pacific/Pago_Pago', '2025-07-01T11:00:00.000Z'],
  // The clock goes from 01:00 to 02:00.
  ['2025-03-30', '01:30', 'Europe/London', '2025-03-30T01:30:00.000Z'],
  // The clock goes from 02:00 back to 01:00.
  ['2025-10-26', '01:30', 'Europe/London', '2025-10-26T00:30:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(localInstant(day, time, zone).toISOString()).toBe(instant);
});

it.each([
  ['2025-10-05T16:20:31.000Z', 3, 'Europe/London', '2025-10-08T22:59:59.000Z'],
  ['2025-10-05T23:30:00.000Z', 3, 'Europe/London', '2025-10-09T22:59:59.000Z'],
  // The clock goes back meanwhile.
  ['2025-10-22T09:00:00.000Z', 7, 'Europe/London', '2025-10-29T23:59:59.000Z'],
  ['2025-10-05T20:00:00.000Z', 7, 'Pacific/Kiritimati', '2025-10-13T09:59:59.000Z'],
  ['2025-11-03T23:59:59.000Z', 7, 'Europe/London', '2025-11-10T23:59:59.000Z'],
  ['2025-11-03T23:59:59.001Z', 7, 'Europe/London', '2025-11-11T23:59:59.000Z'],
])('%s and %i days in %s end at %s', (from, days, zone, end) => {
  const deadline = deadlineAfter(new Date(from), days, zone);
  expect(deadline.toISOString()).toBe(end);
  expect(deadline.getTime() - Date.parse(from)).toBeGreaterThanOrEqual(days * 24 * 3_600_000);
});
