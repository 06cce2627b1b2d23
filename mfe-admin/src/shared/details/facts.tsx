import { colours, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';

const Root = styled('dl')({
  display: 'grid',
  // A long term leaves half of the width to its value.
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
  gap: '6px 24px',
  '& dt': { minInlineSize: '5.5rem', color: colours.muted, overflowWrap: 'anywhere' },
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
