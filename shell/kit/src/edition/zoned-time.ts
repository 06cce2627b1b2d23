import { kept } from '../i18n/message';

const MINUTE_MS = 60_000;

/** The part of Temporal (ECMAScript 2026) used here, which not all browsers have, nor TypeScript's libraries. */
interface Temporal {
  Now: { timeZoneId(): string };
  Instant: { fromEpochMilliseconds(time: number): { toZonedDateTimeISO(zone: string): Zoned } };
}
interface Zoned {
  toString(options: { smallestUnit: 'minute'; offset: 'never'; timeZoneName: 'never' }): string;
}

const temporal = () => (globalThis as { Temporal?: Temporal }).Temporal;

/** IANA name. */
export const readerZone = () =>
  temporal()?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * `{ day: '2025-11-27', time: '09:30' }`. By Temporal where there is one: `Intl` reads its data for 14 ms of CPU when a page
 * first asks it for a date.
 *
 * @throws RangeError for a zone that does not exist, or an invalid date
 */
export function clockAt(instant: Date, timeZone: string): { day: string; time: string } {
  const moment = temporal()?.Instant.fromEpochMilliseconds(+instant);
  if (moment) {
    const [day = '', time = ''] = moment.toZonedDateTimeISO(timeZone).toString(MINUTES).split('T');
    return { day, time };
  }
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

const MINUTES = { smallestUnit: 'minute', offset: 'never', timeZoneName: 'never' } as const;

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
