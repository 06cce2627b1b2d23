import { formatTime, instantOf, ReaderClock } from '@plenary/kit/edition';
import { formatList } from '@plenary/kit/i18n';
import { colours, styled } from '@plenary/kit/ui';
import type { ScheduleItem, SchedulePaper } from '../../shared/schedule.api';
import { texts } from './texts';

const Times = styled('div')({
  fontVariantNumeric: 'tabular-nums',
  color: colours.primary,
  fontWeight: 700,
  '& small': {
    marginInlineStart: 12,
    fontSize: '0.875rem',
    lineHeight: 1.5,
    fontWeight: 400,
    color: colours.muted,
  },
});

const About = styled('div')({
  '& strong': { fontSize: '1.0625rem', fontWeight: 700, color: colours.ink },
  '& p': { fontSize: '0.9375rem', lineHeight: 1.5, color: colours.muted },
  '& ul': { listStyle: 'none', display: 'grid', gap: 10, marginBlockStart: 10 },
  '& ul li': {
    paddingInlineStart: 14,
    borderInlineStart: `3px solid ${colours.indigo100}`,
    lineHeight: 1.45,
    color: colours.ink,
  },
  '& ul time': { marginInlineEnd: 8, fontVariantNumeric: 'tabular-nums', color: colours.primary },
});

interface ItemPlanProps {
  item: ScheduleItem;
  /** 2025-10-05 */
  day: string;
  room?: string;
  papers: SchedulePaper[];
  /** IANA name of the conference's time zone. */
  timeZone: string;
}

export function ItemPlan({ item, day, room, papers, timeZone }: ItemPlanProps) {
  const { start, end, title, detail, papers: placed = [] } = item;
  const otherDay = texts.otherDay({ weekday: '{weekday}', time: '{time}' });
  const at = (time: string) => instantOf(day, time, timeZone).toISOString();
  const timeHere = (time: string) => {
    const instant = at(time);
    return <time dateTime={instant}>{formatTime(instant, timeZone)}</time>;
  };
  const shown = placed.flatMap(({ number, start: begin }) =>
    papers.filter((paper) => paper.number === number).map((paper) => ({ ...paper, begin })),
  );
  return (
    <>
      <Times data-time="">
        {timeHere(start)}–{timeHere(end)}
        <small>
          <ReaderClock
            at={[at(start), at(end)]}
            day={day}
            pattern={otherDay}
            unlikeZone={timeZone}
          />
        </small>
      </Times>
      <About>
        <strong>{title}</strong>
        {room !== undefined && <p data-room="">{room}</p>}
        {detail && <p>{detail}</p>}
        {shown.length > 0 && (
          <ul aria-label={texts.papers({ title })}>
            {shown.map(({ number, title: name, authors, begin }) => (
              <li key={number}>
                {begin !== undefined && timeHere(begin)}
                {name}
                {authors.length > 0 && <p>{formatList(authors)}</p>}
              </li>
            ))}
          </ul>
        )}
      </About>
    </>
  );
}
