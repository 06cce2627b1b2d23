import { instantOf } from '@plenary/kit/edition';
import { isElsewhere, timeInZone } from './zoned-time';

it.each([
  ['Africa/Lagos', '10:30'],
  ['Asia/Kolkata', '15:00'],
  ['Pacific/Auckland', '22:30'],
  ['America/Los_Angeles', '01:30'],
])('shows 09:30 in London in %s as %s', (zone, shown) => {
  const instant = instantOf('2025-11-27', '09:30', 'Europe/London');
  expect(timeInZone(instant, zone, '2025-11-27')).toBe(shown);
});

it.each([
  ['2025-11-27', 'UTC', false],
  ['2025-07-01', 'UTC', true],
  ['2025-11-27', 'Europe/Lisbon', false],
  ['2025-11-27', 'Africa/Lagos', true],
])('reports whether on %s clocks in %s differ from London: %s', (day, zone, differs) => {
  expect(isElsewhere([day], 'Europe/London', zone)).toBe(differs);
});

it('adds the weekday when the day differs', () => {
  const instant = instantOf('2025-11-27', '16:30', 'Europe/London');
  expect(timeInZone(instant, 'Pacific/Auckland', '2025-11-27')).toBe('Fri 05:30');
});
