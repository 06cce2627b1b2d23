import { messageOf } from '@plenary/kit/api';
import { Dialog } from '@plenary/kit/overlays';
import { Actions, Alert, Button, fonts, styled } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { texts } from './texts';

const Room = styled('div')({
  display: 'grid',
  gap: 16,
  padding: 24,
  '& h2': { fontFamily: fonts.body, fontSize: '1.375rem', lineHeight: 1.3 },
});

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
  const titleId = useId();
  const acting = useMutation({ mutationFn: act, onSuccess: onClose });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <Room>
        <h2 id={titleId}>{title}</h2>
        <p>{text}</p>
        {children}
        {acting.isError && (
          <Alert severity="error">{messageOf(acting.error, texts.actFailed)}</Alert>
        )}
        <Actions>
          <Button look="outlined" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button look="destructive" busy={acting.isPending} onClick={() => acting.mutate()}>
            {confirm}
          </Button>
        </Actions>
      </Room>
    </Dialog>
  );
}
