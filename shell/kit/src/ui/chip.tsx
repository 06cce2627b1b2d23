import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colours } from './theme/tokens';

/** Indigo: action or progress. Amber: waiting. Green: success. Red: failure. Grey: inactive. */
export type Tone = 'indigo' | 'amber' | 'green' | 'red' | 'grey';

const tones: Record<Tone, { color: string; backgroundColor: string }> = {
  indigo: { color: colours.primary, backgroundColor: colours.indigo100 },
  amber: { color: colours.warning, backgroundColor: colours.warningTint },
  green: { color: colours.success, backgroundColor: colours.successTint },
  red: { color: colours.error, backgroundColor: colours.errorTint },
  grey: { color: colours.neutral, backgroundColor: colours.neutralTint },
};

const Root = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(
  ({ tone }) => ({
    ...tones[tone],
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    padding: '3px 10px',
    borderRadius: 8,
    border: '1px solid transparent',
    fontSize: '0.8125rem',
    lineHeight: 1.45,
    fontWeight: 700,
    whiteSpace: 'nowrap',
    '& svg': { flex: 'none', inlineSize: 16, blockSize: 16 },
  }),
);

export function Chip(props: { tone: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <Root tone={props.tone}>
      {props.icon}
      {props.children}
    </Root>
  );
}
