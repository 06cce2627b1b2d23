import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Box = styled('scroll-reveal' as 'div', {
  shouldForwardProp: (prop) => prop !== 'fadeMs',
})<{ fadeMs: number }>(({ fadeMs }) => ({
  display: 'block',
  '&[data-reveal="hidden"]': { opacity: 0, transform: 'translateY(24px)' },
  '&[data-reveal="shown"]': {
    transition: `opacity ${fadeMs}ms ease-out, transform 1000ms cubic-bezier(.2, 0, 0, 1)`,
  },
  '@media print': { opacity: '1 !important', transform: 'none !important' },
  '@media (prefers-reduced-motion: reduce)': {
    opacity: '1 !important',
    transform: 'none !important',
  },
}));

/** Never hides content in view at the start or without JavaScript (specification, section 2). */
export function Reveal({ fadeMs = 1000, children }: { fadeMs?: number; children: ReactNode }) {
  return <Box fadeMs={fadeMs}>{children}</Box>;
}
