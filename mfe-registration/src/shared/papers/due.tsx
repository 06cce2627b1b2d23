import { Instant, type useDayOf } from '@plenary/kit/edition';
import { texts } from './texts';

const DAY = 86_400_000;
const isAnywhereOnEarth = (at: string) => /T11:59:59(\.\d+)?Z$/.test(at);

/** The day that a deadline is named by, as a text for titles. */
export type DayOf = ReturnType<typeof useDayOf>;

/** When a deadline ends for the reader, and how many days are left. */
export function Due({ at }: { at: string }) {
  const words = texts.due;
  const ends = isAnywhereOnEarth(at) ? words.anywhereOnEarth : words.until;
  return (
    <>
      <Instant at={at} phrase={(time) => ends({ time })} />{' '}
      {words.daysLeft({ days: daysUntil(at) })}
    </>
  );
}

function daysUntil(at: string): number {
  return Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / DAY));
}
