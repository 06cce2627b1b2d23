import { clockAt, instantOf } from '@plenary/kit/edition';
import { currentLocale } from '@plenary/kit/i18n';
import { texts } from './texts';

/** The time of an instant in a zone, with the weekday if the day differs. */
export function timeInZone(instant: Date, timeZone: string, day: string): string {
  const local = clockAt(instant, timeZone);
  if (local.day === day) return local.time;
  return texts.otherDay({ weekday: weekdayOf(instant, timeZone), time: local.time });
}

function weekdayOf(instant: Date, timeZone: string): string {
  const options = { weekday: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(currentLocale().format, options).format(instant);
}

/** Whether clocks in another zone show another time at noon of any of these days. */
export function isElsewhere(days: string[], timeZone: string, otherZone: string): boolean {
  const noon = '12:00';
  return days.some((day) => timeInZone(instantOf(day, noon, timeZone), otherZone, day) !== noon);
}
