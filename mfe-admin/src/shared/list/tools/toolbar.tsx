import { styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  paddingBlock: '16px 8px',
});

export function Toolbar({ children }: { children: ReactNode }) {
  return <Bar role="search">{children}</Bar>;
}
