import { formatAmount, formatDollars } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { useMay } from '@plenary/kit/session';
import { colours, Link, styled } from '@plenary/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Progress } from '../dashboard.api';
import { Figure, Loaded, Part, PartHead } from '../parts/part';
import { texts } from '../texts';
import { StackedBar } from './stacked-bar';
import { May } from '../../../shared/may';

const words = texts.progress;
const HEIGHT = 186;

interface PartProps {
  progress: UseQueryResult<Progress>;
}

export function MoneyPart({ progress }: PartProps) {
  return (
    <Part rule={3} aria-label={words.money}>
      <PartHead>
        <h2>{words.money}</h2>
        <Link to={paths.adminPayments.href()}>{words.toRegistered}</Link>
      </PartHead>
      <Loaded query={progress} failed={words.failed} height={HEIGHT}>
        {({ money }) => money && <Money money={money} />}
      </Loaded>
    </Part>
  );
}

const Tracks = styled('ul')({
  display: 'grid',
  gap: 10,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& > li': { display: 'flex', flexWrap: 'wrap', gap: '2px 12px', justifyContent: 'space-between' },
  '& small': { flexBasis: '100%', color: colours.muted },
});

const Lists = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });

/** Lists whose rows need an act: each is one click away. */
const LISTS = ['awaiting-payment', 'underpaid', 'completed'] as const;

const MONEY = ['received', 'toCheck', 'awaiting', 'overdue'] as const;

function Money({ money }: { money: NonNullable<Progress['money']> }) {
  const expected = MONEY.reduce((sum, state) => sum + money[state].amount, 0);
  return (
    <>
      <Figure>{formatDollars(money.received.amount, { cents: true })}</Figure>{' '}
      <span>{words.ofExpected({ amount: formatAmount(expected, { cents: true }) })}</span>
      <StackedBar
        parts={MONEY.map((state) => ({
          label: words[state],
          value: money[state].amount,
          text: formatAmount(money[state].amount, { cents: true }),
          count: money[state].count,
        }))}
      />
      <Lists>
        {LISTS.map((state) => (
          <Link key={state} to={`${paths.adminPayments.href()}?state=${state}`}>
            {words.lists[state]}
          </Link>
        ))}
      </Lists>
    </>
  );
}

export function ReviewsPart({ progress }: PartProps) {
  return (
    <Part rule={3} aria-label={words.reviews}>
      <PartHead>
        <h2>{words.reviews}</h2>
        <May right="papers:read">
          <Link to={`${paths.adminPapers.href()}?status=under-review`}>{words.toUnderReview}</Link>
        </May>
      </PartHead>
      <Loaded query={progress} failed={words.failed} height={HEIGHT}>
        {({ reviews }) => <Reviews reviews={reviews} />}
      </Loaded>
    </Part>
  );
}

const listOf = (track: string) => `${paths.adminPapers.href()}?${new URLSearchParams({ track })}`;

/** Nothing for a conference without tracks. */
export function TracksPart({ progress }: PartProps) {
  const mayRead = useMay()('papers:read');
  const tracks = progress.data?.tracks ?? [];
  if (tracks.length === 0) return null;
  return (
    <Part rule={3} aria-label={words.tracks}>
      <PartHead>
        <h2>{words.tracks}</h2>
      </PartHead>
      <Tracks>
        {tracks.map(({ id, name, pending, accepted, rejected }) => (
          <li key={id}>
            {mayRead ? <Link to={listOf(id)}>{name}</Link> : <b>{name}</b>}
            <span>{words.ofTrack({ papers: pending + accepted + rejected })}</span>
            <small>{words.outcomesOfTrack({ pending, accepted, rejected })}</small>
          </li>
        ))}
      </Tracks>
    </Part>
  );
}

const REVIEWS = ['completed', 'inProgress', 'invited', 'late'] as const;

function Reviews({ reviews }: Pick<Progress, 'reviews'>) {
  const all = REVIEWS.reduce((sum, state) => sum + reviews[state], 0);
  const { completed, papers } = reviews;
  return (
    <>
      <Figure>{words.completedOf({ completed, all })}</Figure>{' '}
      <span>{words.completedPapers({ papers })}</span>
      <StackedBar
        parts={REVIEWS.map((state) => ({
          label: words[state],
          value: reviews[state],
          text: formatAmount(reviews[state]),
        }))}
      />
    </>
  );
}
