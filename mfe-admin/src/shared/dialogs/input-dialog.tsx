import { FormDialog, type DialogFrameProps } from '@plenary/kit/dialogs';
import { TextAreaField, useForm } from '@plenary/kit/forms';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';

export interface InputDialogProps extends Omit<DialogFrameProps, 'children'> {
  /** Above the input. */
  children?: ReactNode;
  label: string;
  /** Error of an input with fewer than three characters. */
  missing: string;
  maxLength: number;
  /** Filled in at first. */
  value?: string;
  confirm: string;
  /** Label of the cancel button. */
  keep: string;
  isDestructive?: boolean;
  error?: string;
  onSubmit: (text: string) => Promise<void>;
}

export function InputDialog(props: InputDialogProps) {
  const { label, missing, maxLength, value = '', onSubmit, children, ...dialog } = props;
  const text = z.string().check(z.trim(), z.minLength(3, missing), z.maxLength(maxLength));
  const form = useForm({ schema: z.object({ text }), defaultValues: { text: value } });
  return (
    <FormDialog {...dialog} form={form} onSubmit={(values) => onSubmit(values.text)}>
      {children}
      <TextAreaField name="text" label={label} rows={4} maxLength={maxLength} />
    </FormDialog>
  );
}
