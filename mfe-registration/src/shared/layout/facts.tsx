import { colours, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';

const List = styled('dl')({
  '& > div': { borderBlockEnd: `1px solid ${colours.hairline}` },
});

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: 16,
  minBlockSize: 56,
  paddingBlock: 8,
  '& dt': { gridColumn: '1 / -1', fontSize: '0.9375rem', color: colours.muted },
  '& dd': { color: colours.ink, overflowWrap: 'anywhere' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '184px 1fr auto',
    '& dt': { gridColumn: 'auto' },
  },
}));

export interface Fact {
  term: string;
  value: ReactNode;
  action?: ReactNode;
}

export function Facts({ items }: { items: Fact[] }) {
  return (
    <List>
      {items.map(({ term, value, action }) => (
        <Row key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          {action && <dd data-print="none">{action}</dd>}
        </Row>
      ))}
    </List>
  );
}
