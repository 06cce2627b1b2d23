import { localInstant } from './local-instant.js';

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
