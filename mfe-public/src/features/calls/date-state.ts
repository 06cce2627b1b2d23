import type { Edition } from '@plenary/kit/edition';

export type EditionDate = Edition['dates'][number];
export type DateState = 'past' | 'next' | 'later';

const DAY = 86_400_000;

/** The instant in milliseconds at which a date is over: a deadline then, any other day after 24 h. */
function endOf({ at, precision }: EditionDate): number {
  return Date.parse(at) + (precision === 'day' ? DAY : 0);
}

/** What each date is at `now`: past, the next one, or later. */
export function dateStates(dates: EditionDate[], now: number): DateState[] {
  const next = dates.findIndex((date) => endOf(date) > now);
  return dates.map((_, index) => {
    if (next === -1 || index < next) return 'past';
    return index === next ? 'next' : 'later';
  });
}

/** Whole days until a date is over, the current one counted. */
export function daysLeft(date: EditionDate, now: number): number {
  return Math.ceil((endOf(date) - now) / DAY);
}
