import { after, DAY, HOUR, MINUTE, SECOND, utcDay } from '../../platform/core/time.js';

/** The zone where days end last (UTC−12); payments end in it. */
export const ANYWHERE_ON_EARTH = 'Etc/GMT+12';

const DIGESTS_AT = '07:00';

/**
 * A skipped time moves past the clock change; of a repeated time it is the first.
 * @param time "23:59" or "23:59:59"
 * @param timeZone IANA name
 */
export function localInstant(day: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`);
  const candidates = [-14, 14]
    .map((hours) => new Date(wall - offsetAt(new Date(wall + hours * HOUR), timeZone)))
    .sort((a, b) => a.getTime() - b.getTime());
  const exact = candidates.find((each) => each.getTime() + offsetAt(each, timeZone) === wall);
  return exact ?? candidates[1] ?? new Date(wall);
}

/**
 * The last second of the local day, after which the given days have passed: a deadline that is set
 * by an event ends at a round time, and is never shorter than promised.
 * @param timeZone of the edition, or where days end last
 */
export function deadlineAfter(from: Date, days: number, timeZone: string): Date {
  return endOfDay(after(from, days * DAY), timeZone);
}

/** @returns not before the moment */
export function endOfDay(moment: Date, timeZone: string): Date {
  // The day's last second counts up to its end.
  const whole = after(moment, SECOND - 1);
  return localInstant(localDay(whole, timeZone), '23:59:59', timeZone);
}

/** The last time at which digests were due: at 07:00. */
export function lastMorning(now: Date, timeZone: string): { day: string; until: Date } {
  const morningOf = (moment: Date) => {
    const day = localDay(moment, timeZone);
    return { day, until: localInstant(day, DIGESTS_AT, timeZone) };
  };
  const today = morningOf(now);
  return today.until <= now ? today : morningOf(after(now, -DAY));
}

/** @returns "2026-11-25" */
export function localDay(moment: Date, timeZone: string): string {
  return utcDay(after(moment, offsetAt(moment, timeZone)));
}

/** Milliseconds ahead of UTC. */
function offsetAt(instant: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name ?? '') ?? [];
  const span = Number(hours ?? 0) * HOUR + Number(minutes ?? 0) * MINUTE;
  return sign === '-' ? -span : span;
}
