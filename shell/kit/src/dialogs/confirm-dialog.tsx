import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { CheckboxField } from '../forms/checkbox-field';
import { TextField } from '../forms/text-field';
import { useForm } from '../forms/use-form';
import type { DialogFrameProps } from './dialog-frame';
import { FormDialog, type DialogActions } from './form-dialog';

export interface ConfirmDialogProps extends Omit<DialogFrameProps, 'children'>, DialogActions {
  tick?: { label: string; missing: string };
  typing?: { label: string; expected: string; mismatch: string };
  error?: ReactNode;
  isBlocked?: boolean;
  /** The dialog is busy until the promise settles; an ApiError keeps it open. */
  onConfirm: () => unknown;
  children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { tick, typing, onConfirm, children, isDestructive = true, ...dialog } = props;
  const form = useForm({
    schema: schemaOf(tick?.missing, typing),
    defaultValues: { isTicked: false, typed: '' },
  });
  return (
    <FormDialog {...dialog} form={form} isDestructive={isDestructive} onSubmit={onConfirm}>
      {children}
      {tick && <CheckboxField name="isTicked" label={tick.label} />}
      {typing && <TextField name="typed" label={typing.label} autoComplete="off" />}
    </FormDialog>
  );
}

function schemaOf(missing?: string, typing?: ConfirmDialogProps['typing']) {
  return z.object({
    isTicked: z.boolean().check(z.refine((is) => missing === undefined || is, missing)),
    typed: z.string().check(
      z.trim(),
      z.refine((typed) => !typing || isSame(typed, typing.expected), typing?.mismatch),
    ),
  });
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
