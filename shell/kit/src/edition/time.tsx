import { styled } from '@mui/material/styles';
import { createElement } from 'react';
import { currentLocale } from '../i18n/locale';
import { formatAge } from './age';
import { useEdition } from './edition-provider';
import { cityOf, formatDay, formatInstant, formatInZone } from './format';
import { useReaderZone } from './reader-clock';
import { texts } from './texts';
import { clockAt } from './zoned-time';

interface InstantProps {
  /** ISO 8601, UTC. */
  at: string;
  /** For organisers, who work across zones. Others read their own zone, by its city. */
  utc?: boolean;
  /** Epoch milliseconds, in lists: shows the age, and the time as the title. */
  now?: number | null;
  /** Puts the time into a sentence. */
  phrase?: (time: string) => string;
}

/** `6 Oct 2025, 12:59 in Lagos`; UTC while the reader's zone is unknown. */
export function Instant({ at, utc = false, now, phrase = (time) => time }: InstantProps) {
  const readerZone = useReaderZone();
  const zone = utc ? 'UTC' : (readerZone ?? 'UTC');
  const exact = formatInZone(at, zone);
  const isAge = now !== undefined && now !== null;
  const inUtc = formatInstant(at);
  const title = isAge ? exact : inUtc;
  const text = phrase(isAge ? formatAge(at, now) : exact);
  return (
    <time dateTime={at} title={title === text ? undefined : title}>
      {text}
    </time>
  );
}

/** A calendar day, the same in every zone: `2025-10-05` → `5 Oct 2025`. */
export function Day({ day }: { day: string }) {
  return <time dateTime={day}>{formatDay(day)}</time>;
}

const Reserved = styled('small')({
  display: 'block',
  minBlockSize: '1.45em',
  fontSize: '0.8125rem',
  lineHeight: 1.45,
});

/** A separate line in the reader's zone, with its space reserved until script fills it. */
export function ReaderTime({ at, className }: { at: string; className?: string }) {
  const pattern = texts.inCity({ time: '{time}', city: '{city}' });
  return (
    <Reserved className={className}>
      <ReaderClock at={[at]} pattern={pattern} />
    </Reserved>
  );
}

interface ReaderClockProps {
  /** ISO 8601, UTC. */
  at: string[];
  /** A text with {time}, {city} or {weekday}. */
  pattern: string;
  /** IANA name: nothing is shown to readers whose clocks show the same as there. */
  unlikeZone?: string;
  /** Shows times only, those of another day by the pattern. */
  day?: string;
}

/** Filled by the script of the page (behaviours), so that React leaves its content alone. */
export function ReaderClock({ at, pattern, unlikeZone, day }: ReaderClockProps) {
  return createElement('reader-time', {
    'data-at': at.join(' '),
    'data-pattern': pattern,
    'data-format': currentLocale().format,
    'data-zone': unlikeZone,
    'data-day': day,
    dangerouslySetInnerHTML: NOTHING,
  });
}

const NOTHING = { __html: '' };

interface DeadlineProps {
  /** ISO 8601, UTC: the last moment. */
  at: string;
  /** Left out, a deadline at 11:59:59 UTC ends with a day of UTC−12. */
  anywhereOnEarth?: boolean;
}

/**
 * The day of a deadline, when the day ends, and the reader's own time below; in the middle of a day only
 * the reader's own time.
 */
export function Deadline(props: DeadlineProps) {
  if (props.anywhereOnEarth === undefined && !isAnywhere(props)) return <Instant at={props.at} />;
  return (
    <>
      <DeadlineDay {...props} />, <DeadlineEnd {...props} />
    </>
  );
}

/** `5 Oct 2025`, in the zone in which the deadline ends. */
export function DeadlineDay(props: DeadlineProps) {
  const { timeZone } = useEdition();
  return <time dateTime={props.at}>{formatDay(localEnd(props, timeZone).day)}</time>;
}

/** `end of day Anywhere on Earth`, and the reader's own time below. */
export function DeadlineEnd(props: DeadlineProps) {
  const { timeZone } = useEdition();
  return (
    <>
      {endText(props, timeZone)}
      <ReaderTime at={props.at} />
    </>
  );
}

/** Explains the phrase of `Deadline`: once a page. */
export function AnywhereOnEarth() {
  const { dates } = useEdition();
  return dates.some(({ anywhereOnEarth }) => anywhereOnEarth) && <>{texts.anywhereOnEarth}</>;
}

/**
 * For sentences: the day of an instant in the reader's zone, or the day of UTC−12 with which a deadline
 * ends, so that it is the day that `Deadline` shows.
 */
export function useDayOf(): (at: string) => string {
  const zone = useReaderZone() ?? 'UTC';
  return (at) => formatDay(localEnd({ at }, zone).day);
}

const ENDS_ANYWHERE = /T11:59:59(\.\d+)?Z$/;

const isAnywhere = ({ at, anywhereOnEarth }: DeadlineProps) =>
  anywhereOnEarth ?? ENDS_ANYWHERE.test(at);

/** `Etc/GMT+12` is UTC−12: the sign of these names is inverted (POSIX). */
function localEnd(props: DeadlineProps, timeZone: string) {
  return clockAt(new Date(props.at), isAnywhere(props) ? 'Etc/GMT+12' : timeZone);
}

function endText(props: DeadlineProps, timeZone: string): string {
  if (isAnywhere(props)) return texts.endAnywhere;
  const { time } = localEnd(props, timeZone);
  const city = cityOf(timeZone);
  return time === '23:59' ? texts.endOfDay({ city }) : texts.inCity({ time, city });
}
