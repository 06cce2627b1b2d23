import { kept } from '../i18n/message';

const MINUTE_MS = 60_000;

/** `{ day: '2025-11-27', time: '09:30' }` */
export function clockAt(instant: Date, timeZone: string): { day: string; time: string } {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  ) as Record<Intl.DateTimeFormatPartTypes, string>;
  return {
    // Not padded by `Intl`.
    day: `${parts.year.padStart(4, '0')}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  };
}

/** @throws RangeError for a day, a time or a zone that does not exist */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // Twice: the first guess may lie on the other side of a clock change.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone));
}

/** Both in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const { day, time } = clockAt(new Date(instant), timeZone);
  const local = Date.parse(`${day}T${time}:00Z`);
  return local - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

/** English, because the parts are read as numbers and never shown. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  return kept(
    `clock ${timeZone}`,
    () =>
      new Intl.DateTimeFormat('en-GB', {
        timeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }),
  );
}
