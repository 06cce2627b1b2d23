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

/** `UTC+05:30`, on a day such as `2025-11-27`. */
export function offsetOf(zone: string, day: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const parts = format.formatToParts(new Date(`${day}T12:00:00Z`));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', 'UTC');
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
