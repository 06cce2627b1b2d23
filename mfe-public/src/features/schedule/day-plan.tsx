import { Day as CalendarDay } from '@plenary/kit/edition';
import { colours, Section, styled } from '@plenary/kit/ui';
import { type Cell, dayGrid, inOrder } from './day-grid';
import { ItemPlan } from './item-plan';
import type { Room, ScheduleDay, SchedulePaper } from '../../shared/schedule.api';

const Day = styled(Section)({ '&:first-of-type': { marginBlockStart: 16 } });

/** Rooms are columns of the same width as those of the items below. */
const Rooms = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 24,
    marginBlockStart: 20,
    paddingBlockEnd: 6,
    fontWeight: 700,
    color: colours.ink,
  },
}));

const List = styled('ol')(({ theme }) => ({
  marginBlockStart: 20,
  borderBlockStart: `3px solid ${colours.primary}`,
  '[aria-hidden] + &': {
    [theme.breakpoints.up('md')]: {
      display: 'grid',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: 24,
      marginBlockStart: 0,
    },
  },
}));

const Item = styled('li', { shouldForwardProp: (name) => name !== 'cell' })<{ cell?: Cell }>(
  ({ theme, cell }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '4px 24px',
    paddingBlock: 14,
    borderBlockEnd: `1px solid ${colours.hairline}`,
    breakInside: 'avoid',
    '&[data-kind="break"] strong': { fontWeight: 400, color: colours.muted },
    // Reserves the space of the reader's time, which is known only to script.
    '& [data-time] small': { minBlockSize: '1.5em' },
    [theme.breakpoints.up('sm')]: {
      gridTemplateColumns: '14rem minmax(0, 1fr)',
      '& [data-time] small': { display: 'block', marginInlineStart: 0 },
    },
    ...(cell && {
      [theme.breakpoints.up('md')]: {
        gridRow: cell.row,
        gridColumn: cell.column,
        gridTemplateColumns: 'minmax(0, 1fr)',
        // The column says it.
        '& [data-room]': {
          ...{ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden' },
          ...{ clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
        },
      },
    }),
  }),
);

interface DayPlanProps {
  plan: ScheduleDay;
  rooms: Room[];
  papers: SchedulePaper[];
  /** IANA name of the conference's time zone. */
  timeZone: string;
}

export function DayPlan({ plan, rooms, papers, timeZone }: DayPlanProps) {
  const { day, label, place } = plan;
  const items = inOrder(plan.items, rooms);
  const grid = dayGrid(items, rooms);
  return (
    <Day aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>{label}</h2>
      <p>
        <CalendarDay day={day} />, {place}
      </p>
      {/* Each item names its room. */}
      {grid && (
        <Rooms aria-hidden="true">
          {grid.rooms.map(({ id, name }) => (
            <div key={id}>{name}</div>
          ))}
        </Rooms>
      )}
      <List role="list">
        {items.map((item, at) => (
          <Item
            key={`${item.start} ${item.room ?? ''} ${item.title}`}
            data-kind={item.kind}
            cell={grid?.cells[at]}
          >
            <ItemPlan
              item={item}
              day={day}
              room={rooms.find(({ id }) => id === item.room)?.name}
              papers={papers}
              timeZone={timeZone}
            />
          </Item>
        ))}
      </List>
    </Day>
  );
}
