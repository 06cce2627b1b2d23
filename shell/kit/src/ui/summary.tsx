import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colours } from './theme/tokens';

export const Panel = styled('aside')({
  backgroundColor: colours.indigo50,
  borderBlockStart: `6px solid ${colours.primary}`,
  padding: 24,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Long addresses would widen the page.
  overflowWrap: 'anywhere',
  gap: 12,
  alignContent: 'start',
  '& h2': { fontSize: '1.375rem', lineHeight: 1.1 },
});

const List = styled('dl')({ display: 'grid', gap: 10 });

const Row = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 24,
  // Terms wrap before values, which break anywhere.
  '& dt': { color: colours.muted, flexShrink: 100 },
  '& dd': { textAlign: 'end', color: colours.ink, overflowWrap: 'anywhere' },
});

export function Terms({ items }: { items: [term: string, value: ReactNode][] }) {
  const shown = items.filter(([, value]) => value !== undefined && value !== null && value !== '');
  return (
    <List>
      {shown.map(([term, value]) => (
        <Row key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Row>
      ))}
    </List>
  );
}

const Sum = styled('p')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  borderBlockStart: `3px solid ${colours.primary}`,
  paddingBlockStart: 16,
});

export function Total({ label, amount }: { label: string; amount: string }) {
  return (
    <Sum>
      <span>{label}</span>
      <Amount text={amount} large />
    </Sum>
  );
}

const Figure = styled('span', { shouldForwardProp: (prop) => prop !== 'large' })<{
  large: boolean;
}>(({ large, theme }) => ({
  whiteSpace: 'nowrap',
  color: colours.primary,
  fontFamily: theme.typography.h1.fontFamily,
  fontWeight: 700,
  fontSize: large ? '2.5rem' : '1.75rem',
  lineHeight: 1,
  '& small': {
    fontFamily: theme.typography.fontFamily,
    fontWeight: 400,
    fontSize: '0.875rem',
    color: colours.muted,
    marginInlineEnd: 6,
  },
}));

export function Amount({ text, large = false }: { text: string; large?: boolean }) {
  const [currency, number] = text.split('\u00a0');
  return (
    <Figure large={large}>
      <small>{currency} </small>
      {number}
    </Figure>
  );
}
