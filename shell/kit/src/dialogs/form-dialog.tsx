import type { FieldValues } from 'react-hook-form';
import { Form, type FormProps } from '../forms/form';
import { SubmitButton } from '../forms/submit-button';
import { Button } from '../ui/button';
import { Actions } from '../ui/page';
import { DialogFrame, type DialogFrameProps } from './dialog-frame';

export interface DialogActions {
  confirm: string;
  keep: string;
  isDestructive?: boolean;
}

export interface FormDialogProps<Input extends FieldValues, Output>
  extends
    DialogFrameProps,
    DialogActions,
    Pick<FormProps<Input, Output>, 'form' | 'onSubmit' | 'error'> {
  isBlocked?: boolean;
}

/** Busy until the promise of `onSubmit` settles; stays open when it rejects. */
export function FormDialog<Input extends FieldValues, Output>(
  props: FormDialogProps<Input, Output>,
) {
  const { form, onSubmit, error, confirm, keep, isDestructive, isBlocked, children, ...frame } =
    props;
  return (
    <DialogFrame {...frame}>
      <Form form={form} error={error} onSubmit={onSubmit}>
        {children}
        <Actions>
          <Button look="outlined" onClick={frame.onClose}>
            {keep}
          </Button>
          <SubmitButton look={isDestructive ? 'destructive' : 'filled'} disabled={isBlocked}>
            {confirm}
          </SubmitButton>
        </Actions>
      </Form>
    </DialogFrame>
  );
}
