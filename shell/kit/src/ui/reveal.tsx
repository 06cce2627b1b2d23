import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';

const Box = styled('div', { shouldForwardProp: (prop) => prop !== 'fadeMs' })<{ fadeMs: number }>(
  ({ fadeMs }) => ({
    '&[data-reveal="hidden"]': { opacity: 0, transform: 'translateY(24px)' },
    '&[data-reveal="shown"]': {
      transition: `opacity ${fadeMs}ms ease-out, transform 1000ms cubic-bezier(.2, 0, 0, 1)`,
    },
    '@media print': { opacity: '1 !important', transform: 'none !important' },
    '@media (prefers-reduced-motion: reduce)': {
      opacity: '1 !important',
      transform: 'none !important',
    },
  }),
);

/** Never hides content in view at the start or without JavaScript (specification, section 2). */
export function Reveal({ fadeMs = 1000, children }: { fadeMs?: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'still' | 'hidden' | 'shown'>('still');

  useEffect(() => {
    const element = box.current;
    if (!element || !('IntersectionObserver' in window)) return;
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    setState('hidden');
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      setState('shown');
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Box ref={box} fadeMs={fadeMs} data-reveal={state === 'still' ? undefined : state}>
      {children}
    </Box>
  );
}
