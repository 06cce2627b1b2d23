import {
  AnywhereOnEarth,
  Day,
  DeadlineDay,
  DeadlineEnd,
  formatInstant,
  useEdition,
  useEditionState,
  useShown,
  type Edition,
} from '@plenary/kit/edition';
import { dateStates, daysLeft, type DateState, type EditionDate } from './date-state';
import { texts } from './texts';
import { colours, styled } from '@plenary/kit/ui';
import { Timeline } from './timeline';

const Late = styled('p')({ marginBlock: '20px 8px' });
const Explanation = styled('p')({ marginBlockEnd: 20, color: colours.muted });

/** @param props.long also shows the deadlines in UTC */
export function ImportantDates({ long = false }: { long?: boolean }) {
  const { dates } = useEdition();
  const { submissions } = useEditionState();
  const shown = useShown(datesAt);
  return (
    <>
      <Explanation>
        <AnywhereOnEarth />
      </Explanation>
      <Timeline role="list">
        {dates.map((date, index) => (
          <li key={date.key} data-state={shown[index]?.state ?? 'later'}>
            {date.precision === 'minute' ? (
              <DeadlineDay at={date.at} anywhereOnEarth={date.anywhereOnEarth} />
            ) : (
              <Day day={date.day} />
            )}
            <strong>{date.label}</strong>
            <b>{shown[index]?.label}</b>
            {date.precision === 'minute' && (
              <div>
                <DeadlineEnd at={date.at} anywhereOnEarth={date.anywhereOnEarth} />
                {long && <small>{formatInstant(date.at)}</small>}
              </div>
            )}
            {date.note && <small>{date.note}</small>}
            <a
              href={`/calendar/${date.key}.ics`}
              aria-label={texts.dates.addOne({ label: date.label })}
            >
              {texts.dates.add}
            </a>
          </li>
        ))}
      </Timeline>
      {submissions === 'late' && <Late>{texts.dates.late}</Late>}
      <p data-print="none">
        <a href="/calendar.ics">{texts.dates.addAll}</a>
      </p>
    </>
  );
}

/** By the order of the dates; nothing while the time is unknown. */
function datesAt({ dates }: Edition, now?: number) {
  if (now === undefined) return [];
  const states = dateStates(dates, now);
  return dates.map((date, index) => {
    const state = states[index];
    return { state, label: labelOf(state, date, now) };
  });
}

function labelOf(state: DateState | undefined, date: EditionDate, now: number): string {
  if (state === 'past') return texts.dates.past;
  if (state === 'later') return texts.dates.later;
  return texts.dates.next({ days: daysLeft(date, now) });
}
