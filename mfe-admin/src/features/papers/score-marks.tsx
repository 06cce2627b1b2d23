import { colours, styled } from '@plenary/kit/ui';

export const BEST_SCORE = 5;
/** From which reviews disagree. */
const WIDE_SPREAD = 1.5;
export const isWideSpread = (spread: number) => spread > WIDE_SPREAD;

const Steps = styled('span')({
  display: 'inline-flex',
  gap: 2,
  marginInlineEnd: 6,
  verticalAlign: 'middle',
  '& i': { inlineSize: 8, blockSize: 12, backgroundColor: colours.indigo200 },
  '& i[data-filled="true"]': { backgroundColor: colours.primary },
  '@media (forced-colors: active)': {
    '& i': { border: '1px solid CanvasText' },
    '& i[data-filled="true"]': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
});

export function ScoreSteps({ score }: { score: number }) {
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Steps data-marks aria-hidden="true">
        {Array.from({ length: BEST_SCORE }, (_, step) => (
          <i key={step} data-filled={step < score} />
        ))}
      </Steps>
      {score}
    </span>
  );
}

const Line = styled('span')({
  position: 'relative',
  display: 'inline-block',
  inlineSize: 56,
  blockSize: 12,
  marginInlineStart: 8,
  verticalAlign: 'middle',
  '& i': { position: 'absolute', forcedColorAdjust: 'none' },
  '& i:nth-of-type(1)': {
    insetInline: 0,
    insetBlockStart: 5.5,
    blockSize: 1,
    backgroundColor: colours.hairline,
  },
  '& i:nth-of-type(2)': {
    insetBlockStart: 4,
    blockSize: 4,
    backgroundColor: colours.indigo300,
  },
  '& i:nth-of-type(3)': {
    insetBlock: 0,
    inlineSize: 3,
    marginInlineStart: -1.5,
    backgroundColor: colours.primary,
  },
  '&[data-wide="true"] i:nth-of-type(2)': { backgroundColor: colours.warning },
  '@media (forced-colors: active)': { '& i': { backgroundColor: 'CanvasText !important' } },
});

interface ScoreRangeProps {
  lowest: number;
  highest: number;
  mean: number;
  best: number;
}

/** A line from the lowest score to the highest, with a tick at the mean. */
export function ScoreRange({ lowest, highest, mean, best }: ScoreRangeProps) {
  const at = (score: number) => `${(100 * (score - 1)) / (best - 1)}%`;
  const inlineSize = `${(100 * (highest - lowest)) / (best - 1)}%`;
  return (
    <Line data-marks data-wide={isWideSpread(highest - lowest)} aria-hidden="true">
      <i />
      <i style={{ insetInlineStart: at(lowest), inlineSize }} />
      <i style={{ insetInlineStart: at(mean) }} />
    </Line>
  );
}
