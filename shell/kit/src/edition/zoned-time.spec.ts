import { clockAt, instantOf } from '.';

it.each([
  ['2025-11-27', '09:30', 'Europe/London', '2025-11-27T09:30:00.000Z'],
  ['2025-07-01', '09:30', 'Europe/London', '2025-07-01T08:30:00.000Z'],
  ['2025-11-27', '09:30', 'Asia/Kolkata', '2025-11-27T04:00:00.000Z'],
  ['2025-03-30', '03:00', 'Europe/London', '2025-03-30T02:00:00.000Z'],
  ['0202-11-27', '09:30', 'UTC', '0202-11-27T09:30:00.000Z'],
])('converts %s %s in %s to %s and back', (day, time, zone, instant) => {
  expect(instantOf(day, time, zone).toISOString()).toBe(instant);
  expect(clockAt(new Date(instant), zone)).toEqual({ day, time });
});

it('shows midnight as 00:00 of the next day', () => {
  const midnight = new Date('2025-11-27T23:00:00Z');
  expect(clockAt(midnight, 'Africa/Lagos')).toEqual({ day: '2025-11-28', time: '00:00' });
});
