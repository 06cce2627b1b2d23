import { messageOf } from '@plenary/kit/api';
import type { ReactNode } from 'react';
import { InputDialog } from '../../shared/dialogs/input-dialog';
import { texts } from './texts';

export interface PaymentInputDialogProps {
  texts: {
    title: string;
    text: string;
    label: string;
    missing: string;
    submit: string;
    keep: string;
    done: string;
  };
  /** Above the input. */
  children?: ReactNode;
  isDestructive?: boolean;
  action: { mutateAsync: (text: string) => Promise<unknown>; error: Error | null };
  onClose: () => void;
  onDone: (message: string) => void;
}

export function PaymentInputDialog({
  texts: dialog,
  children,
  isDestructive,
  action,
  onClose,
  onDone,
}: PaymentInputDialogProps) {
  const { submit, done, ...frame } = dialog;
  return (
    <InputDialog
      {...frame}
      confirm={submit}
      maxLength={1000}
      isDestructive={isDestructive}
      error={action.error ? messageOf(action.error, texts.failed) : undefined}
      onClose={onClose}
      onSubmit={async (text) => {
        await action.mutateAsync(text);
        onClose();
        onDone(done);
      }}
    >
      {children}
    </InputDialog>
  );
}
