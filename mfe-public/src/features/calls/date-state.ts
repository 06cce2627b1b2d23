import type { Edition } from '@plenary/kit/edition';

export type EditionDate = Edition['dates'][number];
export type DateState = 'past' | 'next' | 'later';

const DAY_MS = 86_400_000;

/** End of a date in epoch milliseconds: the instant of a deadline, 24 h after the start of a day. */
function endOf({ at, precision }: EditionDate): number {
  return Date.parse(at) + (precision === 'day' ? DAY_MS : 0);
}

export function dateStates(dates: EditionDate[], now: number): DateState[] {
  const next = dates.findIndex((date) => endOf(date) > now);
  return dates.map((_, index) => {
    if (next === -1 || index < next) return 'past';
    return index === next ? 'next' : 'later';
  });
}

/** Days until the end of a date, including the current one. */
export function daysLeft(date: EditionDate, now: number): number {
  return Math.ceil((endOf(date) - now) / DAY_MS);
}
