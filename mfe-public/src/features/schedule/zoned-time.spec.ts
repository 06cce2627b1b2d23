import { instantOf, isElsewhere, timeInZone } from './zoned-time';

test.each([
  ['2025-11-27', '09:30', 'Europe/London', '2025-11-27T09:30:00.000Z'],
  ['2025-07-01', '09:30', 'Europe/London', '2025-07-01T08:30:00.000Z'],
  ['2025-11-27', '09:30', 'Asia/Kolkata', '2025-11-27T04:00:00.000Z'],
  ['2025-03-30', '03:00', 'Europe/London', '2025-03-30T02:00:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(instantOf(day, time, zone).toISOString()).toBe(instant);
});

test.each([
  ['Africa/Lagos', '10:30'],
  ['Asia/Kolkata', '15:00'],
  ['Pacific/Auckland', '22:30'],
  ['America/Los_Angeles', '01:30'],
])('09:30 in London is, in %s, %s', (zone, shown) => {
  const instant = instantOf('2025-11-27', '09:30', 'Europe/London');
  expect(timeInZone(instant, zone, '2025-11-27')).toBe(shown);
});

test.each([
  ['2025-11-27', 'UTC', false],
  ['2025-07-01', 'UTC', true],
  ['2025-11-27', 'Europe/Lisbon', false],
  ['2025-11-27', 'Africa/Lagos', true],
])('on %s clocks in %s differ from those in London: %s', (day, zone, differs) => {
  expect(isElsewhere([day], 'Europe/London', zone)).toBe(differs);
});

test('the weekday is named where the day is another one', () => {
  const instant = instantOf('2025-11-27', '16:30', 'Europe/London');
  expect(timeInZone(instant, 'Pacific/Auckland', '2025-11-27')).toBe('Fri 05:30');
});
