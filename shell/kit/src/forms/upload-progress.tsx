import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { colours } from '../ui/theme/tokens';
import { texts } from './texts';

const appear = keyframes({ from: { opacity: 0 } });

const Root = styled('div')({
  display: 'grid',
  gap: 6,
  maxInlineSize: 420,
  animation: `${appear} 120ms 300ms backwards`,
  fontSize: '0.9375rem',
  color: colours.body,
  '& progress': {
    inlineSize: '100%',
    blockSize: 8,
    border: 0,
    appearance: 'none',
    backgroundColor: colours.indigo100,
    accentColor: colours.primary,
  },
  '& progress::-webkit-progress-bar': { backgroundColor: colours.indigo100 },
  '& progress::-webkit-progress-value': { backgroundColor: colours.primary },
  '& progress::-moz-progress-bar': { backgroundColor: colours.primary },
  '@media (forced-colors: active)': { '& progress': { appearance: 'auto' } },
});

export interface UploadProgressProps {
  label: string;
  /** From 0 to 1. */
  share: number;
}

export function UploadProgress({ label, share }: UploadProgressProps) {
  const id = useId();
  const percent = Math.floor(share * 100);
  return (
    <Root>
      <span id={id}>{label}</span>
      <progress aria-labelledby={id} value={percent} max={100} />
      <span>{percent < 100 ? texts.sent({ percent }) : texts.checking}</span>
    </Root>
  );
}
