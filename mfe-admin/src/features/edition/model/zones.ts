import { instantOf } from '@plenary/kit/edition';

const MINUTE_MS = 60_000;

/** Names that people look for, of zones that browsers list under an older one. */
const NEWER_NAMES: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho Chi Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** `America/New York` */
export const zoneName = (zone: string) => NEWER_NAMES[zone] ?? zone.replaceAll('_', ' ');

/** IANA names that the browser knows; `first` before all others. */
export const zonesAfter = (first: readonly string[]): string[] => [
  ...new Set([...first.filter(Boolean), ...Intl.supportedValuesOf('timeZone')]),
];

/** `UTC+05:30`, at noon of a day such as `2025-11-27`. */
export function offsetOf(zone: string, day: string): string {
  const minutes = (Date.parse(`${day}T12:00Z`) - +instantOf(day, '12:00', zone)) / MINUTE_MS;
  const sign = minutes < 0 ? '-' : '+';
  const hours = Math.floor(Math.abs(minutes) / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return `UTC${sign}${two(hours)}:${two(Math.abs(minutes) % 60)}`;
}

interface ConferenceDate {
  key?: unknown;
  day?: unknown;
}

/** The first day of the conference among its dates; the last date without one. */
export function conferenceDay(dates: readonly ConferenceDate[]): string | undefined {
  const isDay = (day: unknown): day is string => /^\d{4}-\d\d-\d\d$/.test(String(day));
  const days = (of: readonly ConferenceDate[]) =>
    of
      .map(({ day }) => day)
      .filter(isDay)
      .sort();
  const forum = dates.filter(({ key }) => String(key).startsWith('forum'));
  return days(forum)[0] ?? days(dates).at(-1);
}
