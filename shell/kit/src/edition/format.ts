import { currentLocale } from '../i18n/locale';
import { formatNumber } from '../i18n/message';
import { cityOf, clockText, dates, dayText, isEnglish, MONTHS, timeText } from './clock-text';
import { texts } from './texts';

export { cityOf } from './clock-text';

const NO_BREAK_SPACE = '\u00a0';
const CURRENCY = 'USD';
const UTC = 'UTC';

/** 250 → `USD 250`; with cents `USD 250.00`. */
export function formatDollars(dollars: number, { cents = false } = {}): string {
  return `${CURRENCY}${NO_BREAK_SPACE}${formatAmount(dollars, { cents })}`;
}

/** 1250 → `1,250`; with cents `1,250.00`. */
export function formatAmount(dollars: number, { cents = false } = {}): string {
  const digits = cents || !Number.isInteger(dollars) ? 2 : 0;
  return formatNumber(currentLocale().format, dollars, digits);
}

/** `2025-10-05` → `5 Oct 2025`, the same in every zone. */
export function formatDay(day: string): string {
  return dayText(day, currentLocale().format);
}

export function formatMonth(day: string): string {
  const { format } = currentLocale();
  const date = new Date(day);
  if (isEnglish(format)) return MONTHS[date.getUTCMonth()] ?? '';
  return dates(format, UTC, { month: 'short' }).format(date);
}

export function formatInstant(instant: string): string {
  return `${clockText(instant, UTC, currentLocale().format)} ${UTC}`;
}

/** An instant in a zone, by its city: `6 Oct 2025, 00:59 in Lagos`. */
export function formatInZone(instant: string, timeZone: string): string {
  const city = cityOf(timeZone);
  if (city === UTC) return formatInstant(instant);
  return texts.inCity({ time: clockText(instant, timeZone, currentLocale().format), city });
}

/** The time of day of an instant in a zone: `15:42`. */
export function formatTime(instant: string, timeZone: string): string {
  return timeText(instant, timeZone, currentLocale().format);
}
