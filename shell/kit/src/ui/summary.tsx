import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colours } from './theme/tokens';

/** A panel under a heavy rule: order summaries, totals. */
export const Panel = styled('aside')({
  backgroundColor: colours.indigo50,
  borderBlockStart: '6px solid #1a237e',
  padding: 24,
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  '& h2': { fontSize: '1.375rem', lineHeight: 1.1 },
});

const List = styled('dl')({ display: 'grid', gap: 10 });

const Row = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 24,
  '& dt': { color: colours.muted },
  '& dd': { textAlign: 'end', color: colours.ink, overflowWrap: 'anywhere' },
});

/** Terms and their values, each pair on a line. Empty values are left out. */
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
  borderBlockStart: '3px solid #1a237e',
  paddingBlockStart: 16,
});

/** The sum under the terms, the amount large. `amount` is text such as `USD 50.00`. */
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
  color: '#1a237e',
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

/** Money that stands alone: the currency small, the number in the display face. */
export function Amount({ text, large = false }: { text: string; large?: boolean }) {
  const [currency, number] = text.split('\u00a0');
  return (
    <Figure large={large}>
      <small>{currency} </small>
      {number}
    </Figure>
  );
}
