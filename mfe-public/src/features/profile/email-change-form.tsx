import { Form, PasswordField, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../parts/failure-text';
import { changeEmail } from './account.api';
import { emailChangeSchema } from './account-changes.schema';
import { texts } from './texts';

const { email: own } = texts;

interface EmailChangeFormProps {
  /** The address that the account has now. */
  email: string;
  onSent: (newEmail: string) => void;
  onCancel: () => void;
}

/** Asks for the new address, and for the password as proof that it is oneself who asks. */
export function EmailChangeForm({ email, onSent, onCancel }: EmailChangeFormProps) {
  const form = useForm({
    schema: emailChangeSchema(email),
    defaultValues: { email: '', password: '' },
  });
  const change = useMutation({
    mutationFn: changeEmail,
    onSuccess: (_, values) => onSent(values.email),
  });
  return (
    <Form
      form={form}
      onSubmit={(values) => change.mutateAsync(values)}
      error={failureText(change.error, own.failed)}
    >
      <TextField name="email" type="email" label={own.newEmail} autoComplete="email" />
      <PasswordField name="password" label={own.password} autoComplete="current-password" />
      <Actions>
        <SubmitButton>{own.submit}</SubmitButton>
        <Button look="text" onClick={onCancel}>
          {own.cancel}
        </Button>
      </Actions>
    </Form>
  );
}
