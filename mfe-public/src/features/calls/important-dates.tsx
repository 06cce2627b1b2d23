import {
  formatDay,
  formatInstant,
  formatInZone,
  useEdition,
  useNow,
  useReaderZone,
} from '@plenary/kit/edition';
import { dateStates, daysLeft, type DateState, type EditionDate } from './date-state';
import { texts } from './texts';
import { Timeline } from './timeline';

export function ImportantDates() {
  const { dates } = useEdition();
  const now = useNow();
  const states = now === null ? [] : dateStates(dates, now);
  return (
    <>
      <Timeline role="list">
        {dates.map((date, index) => (
          <li key={date.key} data-state={states[index] ?? 'later'}>
            <time dateTime={date.precision === 'minute' ? date.at : date.day}>
              {formatDay(date.day)}
            </time>
            <strong>{date.label}</strong>
            <b>{now !== null && labelOf(states[index], date, now)}</b>
            {date.note && <small>{date.note}</small>}
            {date.precision === 'minute' && <DeadlineTime date={date} />}
            <a
              href={`/calendar/${date.key}.ics`}
              aria-label={texts.dates.addOne({ label: date.label })}
            >
              {texts.dates.add}
            </a>
          </li>
        ))}
      </Timeline>
      <p data-print="none">
        <a href="/calendar.ics">{texts.dates.addAll}</a>
      </p>
    </>
  );
}

function DeadlineTime({ date }: { date: EditionDate }) {
  const zone = useReaderZone();
  return (
    <>
      {date.anywhereOnEarth && <small>{texts.dates.anywhere}</small>}
      <small>{formatInstant(date.at)}</small>
      <small data-zone="">{zone && zone !== 'UTC' && formatInZone(date.at, zone)}</small>
    </>
  );
}

function labelOf(state: DateState | undefined, date: EditionDate, now: number): string {
  if (state === 'past') return texts.dates.past;
  if (state === 'later') return texts.dates.later;
  return texts.dates.next({ days: daysLeft(date, now) });
}
