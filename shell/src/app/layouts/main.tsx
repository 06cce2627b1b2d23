import { heights, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';

// The footer is never seen before the page is, so nothing that comes late can push it about.
const Root = styled('main')({ minBlockSize: `calc(100svh - ${heights.header}px)` });

/** The page's own part of the document, and the target of 'Skip to content'. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <Root id="main" tabIndex={-1}>
      {children}
    </Root>
  );
}
