import type { DialogFrameProps } from '@plenary/kit/dialogs';
import { InputDialog } from '../../../shared/dialogs/input-dialog';
import { problemOf } from '../paper.api';
import { texts } from '../texts';

export interface PaperInputDialogProps<State> extends Omit<DialogFrameProps, 'children'> {
  label: string;
  /** Filled in at first. */
  value?: string;
  confirm: string;
  action: { error: Error | null; mutateAsync: (text: string) => Promise<State> };
  onDone: (state: State) => void;
}

export function PaperInputDialog<State>({
  action,
  onDone,
  ...dialog
}: PaperInputDialogProps<State>) {
  return (
    <InputDialog
      {...dialog}
      missing={texts.required}
      maxLength={5000}
      keep={texts.cancel}
      isDestructive
      error={problemOf(action.error)}
      onSubmit={async (text) => {
        onDone(await action.mutateAsync(text));
      }}
    />
  );
}
