import { formatAmount, useNow } from '@plenary/kit/edition';
import { Button, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { trendsQuery, type Trends } from '../dashboard.api';
import { Loaded, Part, PartHead } from '../parts/part';
import { texts } from '../texts';
import { WEEKS, type Axis } from './curve';
import { LineChart } from './line-chart';
import { WeekTable } from './week-table';

type Editions = Trends['editions'];
type Kind = keyof Editions[number]['trends'];

const KINDS: Kind[] = ['registrations', 'payments', 'submissions'];
const WEEK = 7 * 86_400_000;
const HEIGHT = 240;

const Head = styled(PartHead)({
  '& small': { flexBasis: '100%' },
  '& button': {
    minBlockSize: 24,
    padding: 0,
    fontSize: '0.8125rem',
    fontWeight: 400,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
});

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px 40px',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))' },
}));

/** Each with its table; aligned by the weeks before the forum, or before now while the dates are not set. */
export default function Charts() {
  const trends = useQuery(trendsQuery());
  const now = useNow();
  return (
    <Loaded query={trends} failed={texts.trends.failed} height={HEIGHT}>
      {(editions) => (
        <Row>
          {now !== null &&
            shownKinds(editions).map((kind) => (
              <Chart key={kind} kind={kind} editions={editions} now={now} />
            ))}
        </Row>
      )}
    </Loaded>
  );
}

/** Payments only for those who may see amounts. */
const shownKinds = (editions: Editions) => KINDS.filter((kind) => editions[0]?.trends[kind]);

interface ChartProps {
  kind: Kind;
  editions: Editions;
  now: number;
}

function Chart({ kind, editions, now }: ChartProps) {
  const [isTable, setTable] = useState(false);
  const [current, before] = editions.flatMap(({ year, trends }) => {
    const trend = trends[kind];
    return trend ? [{ year, ...trend }] : [];
  });
  const [edition] = editions;
  if (!current || !edition) return null;
  const title = texts.trends[kind];
  const isMoney = kind === 'payments';
  const { isUntilNow } = edition;
  const weeksLeft = isUntilNow ? 0 : (Date.parse(edition.forumAt) - now) / WEEK;
  const left = Math.min(WEEKS, Math.max(0, weeksLeft));
  const axis: Axis = isUntilNow ? 'now' : 'forum';
  const parts = { title, current, before, left, axis };
  return (
    <Part rule={3} aria-label={title}>
      <Head>
        <h2>{title}</h2>
        <Button look="text" size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? texts.trends.showChart : texts.trends.showTable}
        </Button>
        <small>{sentenceOf({ current, before, isMoney, isOver: weeksLeft < 0 })}</small>
      </Head>
      {isTable ? <WeekTable {...parts} isMoney={isMoney} /> : <LineChart {...parts} />}
    </Part>
  );
}

interface Sentence {
  current: { total: number };
  before: { year: number; total: number; atThisPoint: number } | undefined;
  isMoney: boolean;
  isOver: boolean;
}

function sentenceOf({ current, before, isMoney, isOver }: Sentence): string {
  const figureOf = (value: number) => formatAmount(value, { cents: isMoney });
  const { today, todayAndBefore, total, totalAndBefore } = texts.trends;
  const figure = figureOf(current.total);
  if (!before) return isOver ? total({ figure }) : today({ figure });
  const year = String(before.year);
  return isOver
    ? totalAndBefore({ figure, before: figureOf(before.total), year })
    : todayAndBefore({ figure, before: figureOf(before.atThisPoint), year });
}
