import type { AutosaveState } from '@plenary/kit/autosave';
import { IconAlertTriangle, IconCheck } from '@plenary/kit/art/icons';
import { Alert, Button, colours, styled } from '@plenary/kit/ui';
import { texts } from './texts';

const words = texts.save;

const Line = styled('p')({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  minBlockSize: 24,
  fontSize: '0.9375rem',
  color: colours.muted,
  '&[data-state="failed"], &[data-state="refused"]': { color: colours.warning },
});

interface SaveStateProps {
  state: AutosaveState<unknown>;
  onReload: () => void;
}

export function SaveState({ state, onReload }: SaveStateProps) {
  if (state.is === 'conflict') {
    return (
      <Alert
        severity="warning"
        action={
          <Button look="text" onClick={onReload}>
            {words.reload}
          </Button>
        }
      >
        {words.conflict}
      </Alert>
    );
  }
  const isFailed = state.is === 'failed' || state.is === 'refused';
  return (
    <Line role="status" data-state={state.is}>
      {state.is === 'saved' && <IconCheck size={16} />}
      {isFailed && <IconAlertTriangle size={16} />}
      <span>
        {words[state.is]} {state.is === 'refused' && state.reason}
      </span>
    </Line>
  );
}
