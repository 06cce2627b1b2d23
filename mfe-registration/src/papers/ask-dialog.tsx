import { messageOf } from '@plenary/kit/api';
import { Actions, Alert, Button } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Question } from '../parts/question';
import { texts } from './texts';

interface AskDialogProps {
  title: string;
  /** What will happen. */
  text: string;
  confirm: string;
  act: () => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks whether it is meant, before something that cannot be taken back. */
export function AskDialog({ title, text, confirm, act, onClose, children }: AskDialogProps) {
  const acting = useMutation({ mutationFn: act, onSuccess: onClose });
  return (
    <Question title={title} onClose={onClose}>
      <p>{text}</p>
      {children}
      {acting.isError && <Alert severity="error">{messageOf(acting.error, texts.actFailed)}</Alert>}
      <Actions>
        <Button look="outlined" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button look="destructive" busy={acting.isPending} onClick={() => acting.mutate()}>
          {confirm}
        </Button>
      </Actions>
    </Question>
  );
}
