import { formatDay, formatInstant, type Edition } from '@plenary/kit/edition';

type EditionDate = Edition['dates'][number];

/** The day of a deadline, and its last moment in UTC. */
export function Deadline({ date }: { date: EditionDate }) {
  const { at, day, anywhereOnEarth } = date;
  return (
    <time dateTime={at}>
      {anywhereOnEarth && `${formatDay(day)}, Anywhere on Earth (`}
      {formatInstant(at)}
      {anywhereOnEarth && ')'}
    </time>
  );
}
