import { useEdition } from '@plenary/kit/edition';
import { colours, fonts, Link, styled, typeSizes } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { Deadline } from './deadline';
import { factsOf } from './facts-of';
import { texts } from './texts';

const Row = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: '24px 20px',
  paddingBlockStart: 28,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '& dt': { color: colours.muted },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, 1fr)', gap: 32 },
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

export function Facts() {
  const { fullPaper, notification, forum, lowestFee } = factsOf(useEdition());
  return (
    <Row aria-label={texts.facts}>
      {fullPaper && (
        <Fact term={texts.fullPaper} value={fullPaper.day}>
          <Deadline {...fullPaper} />
        </Fact>
      )}
      {notification && (
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
  );
}
