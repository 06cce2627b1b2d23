import { formatAmount } from '@plenary/kit/edition';
import { colours, styled } from '@plenary/kit/ui';
import { DARK } from '../parts/part';
import { texts } from '../texts';
import { valueAt, WEEKS, type Axis, type Edition } from './curve';

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'start', fontWeight: 400 },
  '& thead tr': {
    color: colours.muted,
    borderBlockEnd: `3px solid ${colours.primary}`,
    [DARK]: { borderBlockEndColor: colours.indigo300 },
  },
  '& tbody tr': { borderBlockEnd: `1px solid ${colours.hairline}` },
  '& th, & td': { paddingBlock: 5 },
  '& td, & th + th': { textAlign: 'end' },
  '& td:nth-of-type(1)': { color: colours.ink, fontWeight: 700 },
});

const EVERY = 4;

interface WeekTableProps {
  title: string;
  current: Edition;
  before: Edition | undefined;
  left: number;
  axis: Axis;
  isMoney: boolean;
}

/** Every fourth week, and today. */
export function WeekTable(props: WeekTableProps) {
  const { title, current, before, left, axis, isMoney } = props;
  const labels = texts.trends.axes[axis];
  const figure = (value: number) => formatAmount(value, { cents: isMoney });
  const thisWeek = Math.floor(left);
  const rounds = Array.from({ length: WEEKS / EVERY + 1 }, (_, at) => at * EVERY);
  const weeks = [...new Set([...rounds, thisWeek])].sort((a, b) => a - b);
  return (
    <Table aria-label={labels.chart({ title })}>
      <thead>
        <tr>
          <th scope="col">{labels.weeks}</th>
          <th scope="col">{current.year}</th>
          {before && <th scope="col">{before.year}</th>}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => {
          const isToday = week === thisWeek;
          const value = isToday ? current.total : valueAt(current, week);
          return (
            <tr key={week}>
              <th scope="row">
                {isToday ? texts.trends.weekToday({ weeks: week }) : String(week)}
              </th>
              <td>{week < thisWeek ? texts.trends.noFigure : figure(value)}</td>
              {before && <td>{figure(isToday ? before.atThisPoint : valueAt(before, week))}</td>}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
