import { styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  paddingBlock: '16px 8px',
});

/** Search and filters in a row that wraps; the search takes what is left. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <Row role="search">{children}</Row>;
}
