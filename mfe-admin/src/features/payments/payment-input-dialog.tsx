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
  action: {
    mutateAsync: (text: string) => Promise<object>;
    error: Error | null;
  };
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
        const answer = await action.mutateAsync(text);
        onClose();
        // The bar of acts on hold announces it.
        onDone('hold' in answer && answer.hold ? '' : done);
      }}
    >
      {children}
    </InputDialog>
  );
}
