import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** The turning ring alone; MUI's own writes style attributes, which prerendered pages may not hold. */
export const SpinnerRing = styled('span', { shouldForwardProp: (prop) => prop !== 'size' })<{
  size: number;
}>(({ size }) => ({
  display: 'inline-block',
  inlineSize: size,
  blockSize: size,
  borderRadius: '50%',
  border: `${Math.max(2, size / 10)}px solid currentColor`,
  borderInlineEndColor: 'transparent',
  animation: `${turn} 900ms linear infinite`,
}));

const Room = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  gap: 16,
  alignContent: 'center',
  minBlockSize: '40vh',
  padding: 24,
  textAlign: 'center',
  color: theme.palette.primary.main,
}));

/** Waiting for a page's code, or for a short answer. The text is announced. */
export function Spinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <Room role="status">
      <SpinnerRing size={40} aria-hidden />
      <span>{label}</span>
    </Room>
  );
}
