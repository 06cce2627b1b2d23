import { EmailField, Form, SubmitButton, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import { useEffect } from 'react';
import { fixedFailureText } from '../../shared/failure-text';
import { useUpdateEmail } from './email-verification.api';
import { newEmailSchema } from './email-verification.schema';
import { texts } from './texts';

interface EmailFormProps {
  email: string;
  onSaved: (response: { newEmail: string; message: string }) => void;
  onClose: () => void;
}

/** Saving an unchanged address only closes the form. */
export function EmailForm({ email, onSaved, onClose }: EmailFormProps) {
  const form = useForm({ schema: newEmailSchema, defaultValues: { email } });
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  const update = useUpdateEmail();

  async function submit(values: { email: string }) {
    if (values.email === email) onClose();
    else onSaved(await update.mutateAsync(values.email));
  }

  return (
    <Form form={form} onSubmit={submit} error={fixedFailureText(update.error, texts.updateFailed)}>
      <EmailField name="email" label={texts.email} />
      <Actions>
        <SubmitButton look="outlined">{texts.save}</SubmitButton>
        <Button look="text" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Actions>
    </Form>
  );
}
