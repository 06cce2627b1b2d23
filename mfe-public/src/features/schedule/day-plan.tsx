import { formatDay, instantOf, type Edition } from '@plenary/kit/edition';
import { colours, Section, styled } from '@plenary/kit/ui';
import { timeInZone } from './zoned-time';

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
  '& [data-time]': { fontVariantNumeric: 'tabular-nums', color: colours.primary, fontWeight: 500 },
  '& small': {
    marginInlineStart: 12,
    fontSize: '0.875rem',
    lineHeight: 1.5,
    fontWeight: 400,
    color: colours.muted,
  },
  '& strong': { fontSize: '1.0625rem', fontWeight: 500, color: colours.ink },
  '& p': { fontSize: '0.9375rem', lineHeight: 1.5, color: colours.muted },
  [theme.breakpoints.up('sm')]: {
    '& li': { gridTemplateColumns: '14rem 1fr' },
    // Reserves the space of the reader's time, which is known only after hydration.
    '& small': { display: 'block', minBlockSize: '1.5em', marginInlineStart: 0 },
  },
}));

interface DayPlanProps {
  plan: Edition['schedule'][number];
  /** IANA name of the conference's time zone. */
  timeZone: string;
  /** The reader's time zone, if known and different. */
  otherZone: string | null;
}

export function DayPlan({ plan, timeZone, otherZone }: DayPlanProps) {
  const { day, label, place, items } = plan;
  const at = (time: string) => instantOf(day, time, timeZone);
  return (
    <Day aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>{label}</h2>
      <p>
        <time dateTime={day}>{formatDay(day)}</time>, {place}
      </p>
      <List role="list">
        {items.map(({ start, end, title, detail }) => (
          <li key={`${start} ${title}`}>
            <div data-time="">
              <time dateTime={at(start).toISOString()}>{start}</time>–
              <time dateTime={at(end).toISOString()}>{end}</time>
              <small>
                {otherZone &&
                  [start, end].map((time) => timeInZone(at(time), otherZone, day)).join('–')}
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
