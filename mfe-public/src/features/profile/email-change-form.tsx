import { formErrorOf } from '@plenary/kit/api';
import { EmailField, Form, PasswordField, SubmitButton, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import { useChangeEmail } from './account.api';
import { emailChangeSchema } from './account.schema';
import { texts as allTexts } from './texts';

const { email: texts, cancel, ownPassword } = allTexts;

interface EmailChangeFormProps {
  /** Refused as a new one; undefined when it can be confirmed again. */
  currentEmail: string | undefined;
  onSent: (newEmail: string) => void;
  onCancel: () => void;
}

export function EmailChangeForm({ currentEmail, onSent, onCancel }: EmailChangeFormProps) {
  const form = useForm({
    schema: emailChangeSchema(currentEmail),
    defaultValues: { email: '', password: '' },
  });
  const change = useChangeEmail();

  async function submit(values: { email: string; password: string }) {
    await change.mutateAsync(values);
    onSent(values.email);
  }

  return (
    <Form form={form} onSubmit={submit} error={formErrorOf(change.error, texts.failed)}>
      <EmailField name="email" label={texts.newEmail} />
      <PasswordField name="password" label={ownPassword} autoComplete="current-password" />
      <Actions>
        <SubmitButton>{texts.submit}</SubmitButton>
        <Button look="text" onClick={onCancel}>
          {cancel}
        </Button>
      </Actions>
    </Form>
  );
}
