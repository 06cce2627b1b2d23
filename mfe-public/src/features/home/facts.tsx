import {
  AnywhereOnEarth,
  DeadlineDay,
  DeadlineEnd,
  useEditionState,
  useShown,
} from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { colours, fonts, Link, styled, typeSizes } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { factsOf } from './facts-of';
import { texts } from './texts';

const Row = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: '24px 20px',
  paddingBlockStart: 28,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '& dt, & small': { color: colours.muted },
  '& small': { minBlockSize: '2.9em' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, 1fr)', gap: 32 },
  [theme.breakpoints.up('lg')]: { '& small': { minBlockSize: '1.45em' } },
}));

const Value = styled('dd')({
  marginBlock: '8px 2px',
  color: colours.primary,
  fontFamily: fonts.display,
  fontWeight: 700,
  fontSize: typeSizes.h3,
  lineHeight: 1.2,
});

function Fact(props: { term: string; value: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{props.term}</dt>
      <Value>{props.value}</Value>
      {props.children && <dd>{props.children}</dd>}
    </div>
  );
}

const Explanation = styled('p')({
  marginBlockStart: 16,
  fontSize: '0.8125rem',
  lineHeight: 1.45,
  color: colours.muted,
});

export function Facts() {
  const { fullPaper, payBy, notification, forum, lowestFee } = useShown(factsOf);
  const { phase, submissions, registration } = useEditionState();
  const isPast = submissions === 'late' || submissions === 'closed';
  const isPayNext = payBy && isPast && registration === 'open';
  if (phase === 'over') {
    return (
      <Row aria-label={texts.facts}>
        {forum && (
          <Fact term={texts.held} value={forum.days}>
            {forum.note}
          </Fact>
        )}
        <Fact term={texts.receipts} value={texts.ready}>
          <Link to={paths.conferenceRegister.href()}>{texts.inRegistration}</Link>
        </Fact>
      </Row>
    );
  }
  return (
    <>
      <Row aria-label={texts.facts}>
        {fullPaper && (
          <Fact
            term={texts.fullPaper}
            value={<DeadlineDay at={fullPaper.at} anywhereOnEarth={fullPaper.anywhereOnEarth} />}
          >
            {isPast ? (
              texts[submissions === 'late' ? 'passedLate' : 'passed']
            ) : (
              <DeadlineEnd at={fullPaper.at} anywhereOnEarth={fullPaper.anywhereOnEarth} />
            )}
          </Fact>
        )}
        {isPayNext && (
          <Fact
            term={texts.payBy}
            value={<DeadlineDay at={payBy.at} anywhereOnEarth={payBy.anywhereOnEarth} />}
          >
            <DeadlineEnd at={payBy.at} anywhereOnEarth={payBy.anywhereOnEarth} />
          </Fact>
        )}
        {notification && !isPayNext && (
          <Fact term={texts.notification} value={notification.day}>
            {notification.note}
          </Fact>
        )}
        {forum && (
          <Fact term={texts.forum} value={forum.days}>
            {forum.note}
          </Fact>
        )}
        <Fact term={texts.feesFrom} value={lowestFee.price}>
          <Link to={lowestFee.to}>{lowestFee.note}</Link>
        </Fact>
      </Row>
      {(!isPast || isPayNext) && (
        <Explanation>
          <AnywhereOnEarth />
        </Explanation>
      )}
    </>
  );
}
