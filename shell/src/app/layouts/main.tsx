import { heights, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';

// Keeps the footer below the first screen, so that late content does not shift it.
const Root = styled('main')({
  minBlockSize: `calc(100svh - ${heights.header}px)`,
  // Its links would lead to pages that cannot load.
  '&:has([data-offline]) + *': { display: 'none' },
});

export function Main({ children }: { children: ReactNode }) {
  return (
    <Root id="main" tabIndex={-1}>
      {children}
    </Root>
  );
}
