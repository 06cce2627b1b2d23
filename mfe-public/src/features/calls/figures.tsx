import { colours, styled } from '@plenary/kit/ui';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '24px 24px',
  '& li': {
    paddingBlockStart: 20,
    borderBlockStart: `6px solid ${colours.primary}`,
    fontSize: '0.9375rem',
    lineHeight: 1.5,
  },
  '& b': {
    display: 'block',
    marginBlockEnd: 8,
    fontFamily: theme.typography.h2.fontFamily,
    fontSize: 'clamp(3rem, 2.4rem + 2vw, 4rem)',
    lineHeight: 1,
    color: colours.primary,
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))' },
}));

export function Figures({ items }: { items: [figure: string, meaning: string][] }) {
  return (
    <List role="list">
      {items.map(([figure, meaning]) => (
        <li key={meaning}>
          <b>{figure}</b> {meaning}
        </li>
      ))}
    </List>
  );
}
