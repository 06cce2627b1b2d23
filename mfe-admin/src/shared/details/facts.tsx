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

const Item = styled('div')({ display: 'contents' });

/** Empty values are omitted. */
export function Facts({ items }: { items: [term: string, value: ReactNode][] }) {
  return (
    <Root>
      {items
        .filter(([, value]) => value != null && value !== '' && value !== false)
        .map(([term, value]) => (
          <Item key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </Item>
        ))}
    </Root>
  );
}
