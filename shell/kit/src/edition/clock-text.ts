import { kept } from '../i18n/message';
import { clockAt } from './zoned-time';

/** Engines differ (“Sep”, “Sept”), but a prerendered page must read the same in all of them. */
export const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const UTC = 'UTC';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

export const isEnglish = (format: string) => format.startsWith('en');

/** `format` of these functions is a tag for `Intl`. `2025-10-05` → `5 Oct 2025`, the same in every zone. */
export function dayText(day: string, format: string): string {
  if (!isEnglish(format)) return dates(format, UTC, DAY).format(new Date(day));
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 0) - 1]} ${year}`;
}

/** `6 Oct 2025, 00:59` */
export function clockText(instant: string, timeZone: string, format: string): string {
  const date = new Date(instant);
  if (!isEnglish(format)) return dates(format, timeZone, { ...DAY, ...TIME }).format(date);
  const { day, time } = clockAt(date, timeZone);
  return `${dayText(day, format)}, ${time}`;
}

/** `15:42` */
export function timeText(instant: string, timeZone: string, format: string): string {
  const date = new Date(instant);
  return isEnglish(format)
    ? clockAt(date, timeZone).time
    : dates(format, timeZone, TIME).format(date);
}

/** `Fri` */
export function weekdayText(instant: string, timeZone: string, format: string): string {
  return dates(format, timeZone, { weekday: 'short' }).format(new Date(instant));
}

/** `America/Port_of_Spain` → `Port of Spain`; `UTC` for its many names. */
export function cityOf(timeZone: string): string {
  if (/^(Etc\/)?(UTC|UCT|GMT|Zulu|Universal|Greenwich)$/.test(timeZone)) return UTC;
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

export function dates(format: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const key = `date ${format} ${timeZone} ${Object.keys(options).join()}`;
  return kept(key, () => new Intl.DateTimeFormat(format, { ...options, timeZone }));
}
