const MINUTE = 60_000;

/** The instant at which clocks in a zone show this day and time, e.g. 2025-11-27, 09:30. */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // Twice, because the offset at the first guess may be that of the other side of a clock change.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone));
}

/** An instant as clocks in a zone show it, with the weekday where the day is another one. */
export function timeInZone(instant: Date, timeZone: string, day: string): string {
  const local = parts(instant.getTime(), timeZone);
  const time = `${local.hour}:${local.minute}`;
  const isSameDay = `${local.year}-${local.month}-${local.day}` === day;
  return isSameDay ? time : `${local.weekday} ${time}`;
}

/** Whether clocks in another zone show another time at noon of any of these days. */
export function isElsewhere(days: string[], timeZone: string, otherZone: string): boolean {
  const noon = '12:00';
  return days.some((day) => timeInZone(instantOf(day, noon, timeZone), otherZone, day) !== noon);
}

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute } = parts(instant, timeZone);
  const local = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  return local - Math.floor(instant / MINUTE) * MINUTE;
}

function parts(instant: number, timeZone: string): Record<string, string> {
  const found = clockOf(timeZone).formatToParts(instant);
  return Object.fromEntries(found.map(({ type, value }) => [type, value]));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than all that it formats on a page, so there is one for each zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, made);
  return made;
}
