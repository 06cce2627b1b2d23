import {
  Day as CalendarDay,
  formatTime,
  instantOf,
  ReaderClock,
  type Edition,
} from '@plenary/kit/edition';
import { colours, Section, styled } from '@plenary/kit/ui';
import { texts } from './texts';

const Day = styled(Section)({ '&:first-of-type': { marginBlockStart: 16 } });

const List = styled('ol')(({ theme }) => ({
  marginBlockStart: 20,
  borderBlockStart: `3px solid ${colours.primary}`,
  '& li': {
    display: 'grid',
    gap: '4px 24px',
    paddingBlock: 14,
    borderBlockEnd: `1px solid ${colours.hairline}`,
  },
  '& [data-time]': { fontVariantNumeric: 'tabular-nums', color: colours.primary, fontWeight: 700 },
  '& small': {
    marginInlineStart: 12,
    fontSize: '0.875rem',
    lineHeight: 1.5,
    fontWeight: 400,
    color: colours.muted,
  },
  '& strong': { fontSize: '1.0625rem', fontWeight: 700, color: colours.ink },
  '& p': { fontSize: '0.9375rem', lineHeight: 1.5, color: colours.muted },
  [theme.breakpoints.up('sm')]: {
    '& li': { gridTemplateColumns: '14rem 1fr' },
    // Reserves the space of the reader's time, which is known only to script.
    '& small': { display: 'block', minBlockSize: '1.5em', marginInlineStart: 0 },
  },
}));

interface DayPlanProps {
  plan: Edition['schedule'][number];
  /** IANA name of the conference's time zone. */
  timeZone: string;
}

export function DayPlan({ plan, timeZone }: DayPlanProps) {
  const { day, label, place, items } = plan;
  const otherDay = texts.otherDay({ weekday: '{weekday}', time: '{time}' });
  const at = (time: string) => instantOf(day, time, timeZone).toISOString();
  const timeHere = (time: string) => {
    const instant = at(time);
    return <time dateTime={instant}>{formatTime(instant, timeZone)}</time>;
  };
  return (
    <Day aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>{label}</h2>
      <p>
        <CalendarDay day={day} />, {place}
      </p>
      <List role="list">
        {items.map(({ start, end, title, detail }) => (
          <li key={`${start} ${title}`}>
            <div data-time="">
              {timeHere(start)}–{timeHere(end)}
              <small>
                <ReaderClock
                  at={[at(start), at(end)]}
                  day={day}
                  pattern={otherDay}
                  unlikeZone={timeZone}
                />
              </small>
            </div>
            <div>
              <strong>{title}</strong>
              {detail && <p>{detail}</p>}
            </div>
          </li>
        ))}
      </List>
    </Day>
  );
}
