import { CheckboxField, Form, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { AskDialog, type AskDialogProps } from './ask-dialog';

export interface ConfirmDialogProps extends Omit<AskDialogProps, 'children'> {
  /** The verb of what will happen. */
  confirm: string;
  keep: string;
  /** What must be ticked first, and what is said otherwise. */
  tick?: { label: string; missing: string };
  /** What must be typed first, and what is said of anything else. */
  typing?: { label: string; expected: string; mismatch: string };
  error?: string | null;
  /** What is done; the dialog is busy until its promise settles. */
  onConfirm: () => Promise<unknown>;
  /** Stands between the text and the buttons. */
  children?: ReactNode;
}

/** One question, the safe answer first. What strikes hard asks for a tick or for typed words. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirm, keep, tick, typing, error, onConfirm, children, ...question } = props;
  const form = useForm({
    schema: schemaOf(tick?.missing, typing),
    defaultValues: { isTicked: false, typed: '' },
  });
  return (
    <AskDialog {...question}>
      <Form form={form} error={error} onSubmit={onConfirm}>
        {children}
        {tick && <CheckboxField name="isTicked" label={tick.label} />}
        {typing && <TextField name="typed" label={typing.label} autoComplete="off" />}
        <Actions>
          <Button look="outlined" onClick={question.onClose}>
            {keep}
          </Button>
          <SubmitButton look="destructive">{confirm}</SubmitButton>
        </Actions>
      </Form>
    </AskDialog>
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
