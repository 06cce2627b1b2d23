import { startLocale } from '../i18n';
import { formatDay, formatDollars, formatInstant, formatInZone, formatMonth, formatTime } from '.';

const NO_BREAK = '\u00a0';

it.each([
  [250, {}, `USD${NO_BREAK}250`],
  [250, { cents: true }, `USD${NO_BREAK}250.00`],
  [12.5, {}, `USD${NO_BREAK}12.50`],
  [1250, { cents: true }, `USD${NO_BREAK}1,250.00`],
  [0, {}, `USD${NO_BREAK}0`],
])('formats %d dollars with %o as %s', (dollars, options, text) => {
  expect(formatDollars(dollars, options)).toBe(text);
});

it.each([
  ['2025-10-05', '5 Oct 2025'],
  ['2025-09-30', '30 Sep 2025'],
  ['2024-02-29', '29 Feb 2024'],
])('formats the day %s as %s', (day, text) => {
  expect(formatDay(day)).toBe(text);
});

it('shows an instant in UTC, and in a zone by its city', () => {
  expect(formatInstant('2025-10-05T23:59:59Z')).toBe('5 Oct 2025, 23:59 UTC');
  expect(formatInstant('2025-10-06T00:00:00Z')).toBe('6 Oct 2025, 00:00 UTC');
  expect(formatInZone('2025-10-05T23:59:59Z', 'Africa/Lagos')).toBe('6 Oct 2025, 00:59 in Lagos');
  expect(formatInZone('2025-10-05T12:00:00Z', 'America/Port_of_Spain')).toBe(
    '5 Oct 2025, 08:00 in Port of Spain',
  );
});

it('shows the time of day in a zone', () => {
  expect(formatTime('2025-10-05T23:05:59Z', 'Africa/Lagos')).toBe('00:05');
});

it('follows the language of the page', async () => {
  await startLocale('ar-XB');
  expect(formatDollars(1250, { cents: true })).toBe(`USD${NO_BREAK}١٬٢٥٠٫٠٠`);
  expect(formatDay('2025-10-05')).toBe('٥ أكتوبر ٢٠٢٥');
  expect(formatMonth('2025-10-05')).toBe('أكتوبر');
  expect(formatInstant('2025-10-05T23:59:59Z')).toMatch(/٥ أكتوبر ٢٠٢٥.*٢٣:٥٩ UTC$/);
  expect(formatTime('2025-10-05T23:59:59Z', 'Africa/Lagos')).toBe('٠٠:٥٩');
  await startLocale('de');
  expect(formatInZone('2025-10-05T23:59:59Z', 'Africa/Lagos')).toMatch(
    /^6\. Okt\. 2025, 00:59 in Lagos$/,
  );
});
afterEach(() => startLocale('en'));
