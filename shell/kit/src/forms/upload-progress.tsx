import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useId, useSyncExternalStore } from 'react';
import { Button } from '../ui/button';
import { VisuallyHidden } from '../ui/page';
import { colours } from '../ui/theme/tokens';
import type { Sending, SendingState } from './sending';
import { texts } from './texts';
import { amountText, paceText } from './upload-texts';

const MINUTE_MS = 60_000;

/** A screen reader hears of each quarter. */
const STEP = 25;

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

const Controls = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 4 });

// A live region must exist before its text; empty, it takes no space.
const Status = styled('div')({ '&:empty': { position: 'absolute' } });

const Pace = styled('span')({ color: colours.muted });

export interface UploadProgressProps {
  label: string;
  sending: Sending;
}

/** How far a file is on its way, with speed and time left; one in parts can be paused and cancelled. */
export function UploadProgress({ label, sending }: UploadProgressProps) {
  const id = useId();
  const state = useSyncExternalStore(sending.subscribe, sending.state, sending.state);
  const { phase, controls } = state;
  const percent = percentOf(state);
  const isSending = phase === 'sending';
  const isComplete = isSending && percent === 100 && !controls;
  return (
    <Root>
      <span id={id}>{label}</span>
      <progress aria-labelledby={id} value={percent} max={100} />
      {isSending && !isComplete && (
        <>
          <span>{texts.sentOf({ percent, amount: amountText(state) })}</span>
          <Pace>{paceText(state) ?? '\u00a0'}</Pace>
        </>
      )}
      <Status role="status">{isComplete ? texts.checking : <News state={state} />}</Status>
      {controls && (
        <Controls>
          <Button
            look="outlined"
            size="small"
            aria-describedby={id}
            onClick={isSending ? controls.pause : controls.resume}
          >
            {isSending ? texts.pause : phase === 'busy' ? texts.tryNow : texts.resume}
          </Button>
          <Button look="text" size="small" aria-describedby={id} onClick={controls.cancel}>
            {texts.cancel}
          </Button>
        </Controls>
      )}
    </Root>
  );
}

function News({ state }: { state: SendingState }) {
  if (state.phase === 'waiting') return texts.waiting({ amount: amountText(state) });
  if (state.phase === 'busy') return texts.busy({ count: Math.ceil(state.wait / MINUTE_MS) });
  if (state.phase === 'paused') return texts.paused({ amount: amountText(state) });
  const step = Math.floor(percentOf(state) / STEP) * STEP;
  return step > 0 && <VisuallyHidden>{texts.sent({ percent: step })}</VisuallyHidden>;
}

function percentOf({ sent, total }: SendingState): number {
  return total > 0 ? Math.floor((100 * sent) / total) : 0;
}
