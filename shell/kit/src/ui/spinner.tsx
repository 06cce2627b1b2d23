import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** MUI's spinner writes style attributes, which prerendered pages must not contain. */
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

export function Spinner({ label = texts.loading }: { label?: string }) {
  return (
    <Room role="status">
      <SpinnerRing size={40} aria-hidden />
      <span>{label}</span>
    </Room>
  );
}
