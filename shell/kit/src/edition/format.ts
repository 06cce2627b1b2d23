import { currentLocale } from '../i18n/locale';
import { kept } from '../i18n/message';
import { clockAt } from './zoned-time';

const NO_BREAK_SPACE = '\u00a0';
const CURRENCY = 'USD';

/** Engines differ (“Sep”, “Sept”), but a prerendered page must read the same in all of them. */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const isEnglish = (format: string) => format.startsWith('en');

/** 250 → `USD 250`; with cents `USD 250.00`. */
export function formatDollars(dollars: number, { cents = false } = {}): string {
  return `${CURRENCY}${NO_BREAK_SPACE}${formatAmount(dollars, { cents })}`;
}

/** 1250 → `1,250`; with cents `1,250.00`. */
export function formatAmount(dollars: number, { cents = false } = {}): string {
  const { format } = currentLocale();
  const digits = cents || !Number.isInteger(dollars) ? 2 : 0;
  const numbers = kept(
    `amount ${digits} ${format}`,
    () =>
      new Intl.NumberFormat(format, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
  return numbers.format(dollars);
}

/** `2025-10-05` → `5 Oct 2025`, the same in every zone. */
export function formatDay(day: string): string {
  const { format } = currentLocale();
  if (!isEnglish(format)) return dates(format, 'UTC', DAY).format(new Date(day));
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 0) - 1]} ${year}`;
}

export function formatMonth(day: string): string {
  const { format } = currentLocale();
  const date = new Date(day);
  if (isEnglish(format)) return MONTHS[date.getUTCMonth()] ?? '';
  return dates(format, 'UTC', { month: 'short' }).format(date);
}

export function formatInstant(instant: string): string {
  return `${formatClock(instant, 'UTC')} UTC`;
}

/** An instant in a zone, by name: `6 Oct 2025, 00:59 (Africa/Lagos)`. */
export function formatInZone(instant: string, timeZone: string): string {
  return `${formatClock(instant, timeZone)} (${timeZone.replaceAll('_', ' ')})`;
}

function formatClock(instant: string, timeZone: string): string {
  const { format } = currentLocale();
  const date = new Date(instant);
  if (!isEnglish(format)) return dates(format, timeZone, { ...DAY, ...TIME }).format(date);
  const { day, time } = clockAt(date, timeZone);
  return `${formatDay(day)}, ${time}`;
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function dates(format: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const key = `date ${format} ${timeZone} ${Object.keys(options).join()}`;
  return kept(key, () => new Intl.DateTimeFormat(format, { ...options, timeZone }));
}
