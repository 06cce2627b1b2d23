import { formErrorOf } from '@plenary/kit/api';
import { Form, PasswordField, SubmitButton, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { passwordSchema } from './account.schema';
import { texts } from './texts';

interface PasswordFormProps {
  submit: string;
  look?: 'destructive';
  error: Error | null;
  /** In place of the error's message when it has none. */
  failed: string;
  onSubmit: (values: { password: string }) => Promise<void>;
  onCancel: () => void;
  children?: ReactNode;
}

/** Asks for the account's password again. */
export function PasswordForm(props: PasswordFormProps) {
  const form = useForm({ schema: passwordSchema, defaultValues: { password: '' } });
  return (
    <Form form={form} onSubmit={props.onSubmit} error={formErrorOf(props.error, props.failed)}>
      {props.children}
      <PasswordField name="password" label={texts.ownPassword} autoComplete="current-password" />
      <Actions>
        <SubmitButton look={props.look}>{props.submit}</SubmitButton>
        <Button look="text" onClick={props.onCancel}>
          {texts.cancel}
        </Button>
      </Actions>
    </Form>
  );
}
