import { styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';

const Root = styled('main')({ minBlockSize: '60vh' });

/** The page's own part of the document, and the target of 'Skip to content'. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <Root id="main" tabIndex={-1}>
      {children}
    </Root>
  );
}
