import { colours, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';

const Root = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(5.5rem, max-content) minmax(0, 1fr)',
  gap: '6px 24px',
  '& dt': { color: colours.muted },
  '& dd': { color: colours.ink, overflowWrap: 'anywhere' },
  '& dd code': { whiteSpace: 'normal' },
});

const Pair = styled('div')({ display: 'contents' });

/** What is known of one thing, a line each. Empty values are left out. */
export function Facts({ items }: { items: [term: string, value: ReactNode][] }) {
  return (
    <Root>
      {items
        .filter(([, value]) => value != null && value !== '' && value !== false)
        .map(([term, value]) => (
          <Pair key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </Pair>
        ))}
    </Root>
  );
}
