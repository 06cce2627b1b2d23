import type { DialogFrameProps } from '@plenary/kit/dialogs';
import { InputDialog } from '../../../shared/dialogs/input-dialog';
import { problemOf } from '../paper.api';
import { texts } from '../texts';

export interface PaperInputDialogProps extends Omit<DialogFrameProps, 'children'> {
  label: string;
  confirm: string;
  action: { error: Error | null; mutateAsync: (text: string) => Promise<unknown> };
  onDone: () => void;
}

export function PaperInputDialog({ action, onDone, ...dialog }: PaperInputDialogProps) {
  return (
    <InputDialog
      {...dialog}
      missing={texts.required}
      maxLength={5000}
      keep={texts.cancel}
      isDestructive
      error={problemOf(action.error)}
      onSubmit={async (text) => {
        await action.mutateAsync(text);
        onDone();
      }}
    />
  );
}
