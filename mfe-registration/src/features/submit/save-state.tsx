import { IconAlertTriangle, IconCheck } from '@plenary/kit/art/icons';
import { Alert, Button, colours, styled } from '@plenary/kit/ui';
import { useSyncExternalStore } from 'react';
import type { DraftSaver } from './draft-saver';
import type { DraftValues } from './draft-values';
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
  saver: DraftSaver<DraftValues>;
  onReload: () => void;
}

/** Whether what was typed is safe. */
export function SaveState({ saver, onReload }: SaveStateProps) {
  const state = useSyncExternalStore(saver.subscribe, saver.read, saver.read);
  if (state === 'conflict') {
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
  const isTrouble = state === 'failed' || state === 'refused';
  return (
    <Line role="status" data-state={state}>
      {state === 'saved' && <IconCheck size={16} />}
      {isTrouble && <IconAlertTriangle size={16} />}
      <span>
        {words[state]} {state === 'refused' && saver.reason}
      </span>
    </Line>
  );
}
