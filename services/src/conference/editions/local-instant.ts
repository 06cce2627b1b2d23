import { HOUR, MINUTE } from '../../platform/core/time.js';

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

/** Milliseconds ahead of UTC. */
function offsetAt(instant: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name ?? '') ?? [];
  const span = Number(hours ?? 0) * HOUR + Number(minutes ?? 0) * MINUTE;
  return sign === '-' ? -span : span;
}
