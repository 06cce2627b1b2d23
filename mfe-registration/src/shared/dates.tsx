import {
  formatDay,
  formatInstant,
  formatInZone,
  useReaderZone,
  type Edition,
} from '@plenary/kit/edition';
import { styled } from '@plenary/kit/ui';
import { texts } from './registrations/texts';

type EditionDate = Edition['dates'][number];

/** The day of a deadline and its last instant in UTC. */
export function formatDeadline({ at, day, anywhereOnEarth }: EditionDate): string {
  const time = formatInstant(at);
  return anywhereOnEarth ? texts.anywhereOnEarth({ day: formatDay(day), time }) : time;
}

export function Deadline({ date }: { date: EditionDate }) {
  return <time dateTime={date.at}>{formatDeadline(date)}</time>;
}

const LocalTime = styled('span')({ display: 'block', fontSize: '0.8125rem' });

/** A time in UTC and in the browser's zone, which a prerendered page cannot know. */
export function Instant({ at }: { at: string }) {
  const timeZone = useReaderZone() ?? 'UTC';
  return (
    <time dateTime={at}>
      {formatInstant(at)}
      {timeZone !== 'UTC' && <LocalTime>{formatInZone(at, timeZone)}</LocalTime>}
    </time>
  );
}
