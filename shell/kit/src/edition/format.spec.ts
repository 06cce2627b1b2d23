import { formatDay, formatDollars, formatInstant, formatInZone } from '.';

const NO_BREAK = '\u00a0';

test.each([
  [250, {}, `USD${NO_BREAK}250`],
  [250, { cents: true }, `USD${NO_BREAK}250.00`],
  [12.5, {}, `USD${NO_BREAK}12.50`],
  [1250, { cents: true }, `USD${NO_BREAK}1,250.00`],
  [0, {}, `USD${NO_BREAK}0`],
])('%d dollars with %o read %s', (dollars, options, text) => {
  expect(formatDollars(dollars, options)).toBe(text);
});

test.each([
  ['2025-10-05', '5 Oct 2025'],
  ['2025-09-30', '30 Sep 2025'],
  ['2024-02-29', '29 Feb 2024'],
])('the day %s reads %s', (day, text) => {
  expect(formatDay(day)).toBe(text);
});

test('an instant is told in UTC, and in a zone by its name', () => {
  expect(formatInstant('2025-10-05T23:59:59Z')).toBe('5 Oct 2025, 23:59 UTC');
  expect(formatInstant('2025-10-06T00:00:00Z')).toBe('6 Oct 2025, 00:00 UTC');
  expect(formatInZone('2025-10-05T23:59:59Z', 'Africa/Lagos')).toBe(
    '6 Oct 2025, 00:59 (Africa/Lagos)',
  );
  expect(formatInZone('2025-10-05T12:00:00Z', 'America/Port_of_Spain')).toBe(
    '5 Oct 2025, 08:00 (America/Port of Spain)',
  );
});
