import { styled } from '@mui/material/styles';
import { VisuallyHidden } from './page';
import { texts } from './texts';
import { colours } from './theme/tokens';

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  position: 'relative',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

const Steps = styled('span')({
  display: 'inline-flex',
  gap: 2,
  '& i': {
    inlineSize: 16,
    blockSize: 10,
    border: '1px solid transparent',
    backgroundColor: colours.indigo200,
  },
  '& i[data-filled="true"]': { backgroundColor: colours.primary },
  '@media (forced-colors: active)': {
    '& i': { borderColor: 'CanvasText' },
    '& i[data-filled="true"]': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
});

/** A score as steps from 1 to `max`, with its figure; read aloud as "4 of 5". */
export function ScoreBar({ score, max = 5 }: { score: number; max?: number }) {
  return (
    <Root>
      <Steps aria-hidden>
        {Array.from({ length: max }, (_, step) => (
          <i key={step} data-filled={step < score} />
        ))}
      </Steps>
      <span>
        {score}
        <VisuallyHidden> {texts.ofSteps({ max })}</VisuallyHidden>
      </span>
    </Root>
  );
}
