import { Form, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { useAuth } from '@plenary/kit/session';
import { Actions, Button } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownFailureText } from '../../parts/failure-text';
import { texts } from './texts';
import { useRefused } from './use-refused';
import { updateEmail } from './verify-email.api';
import { newEmailSchema } from './verify-email.schema';

interface EmailFormProps {
  email: string;
  onSaved: (answer: { newEmail: string; message: string }) => void;
  onClose: () => void;
}

/** The address as a field. Saved unchanged, it just closes. */
export function EmailForm({ email, onSaved, onClose }: EmailFormProps) {
  const { checkStatus } = useAuth();
  const refused = useRefused();
  const form = useForm({ schema: newEmailSchema, defaultValues: { email } });
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  const update = useMutation({
    mutationFn: updateEmail,
    onSuccess: (answer) => {
      onSaved(answer);
      void checkStatus();
    },
    onError: refused,
  });
  return (
    <Form
      form={form}
      onSubmit={(values) => (values.email === email ? onClose() : update.mutateAsync(values.email))}
      error={ownFailureText(update.error, texts.updateFailed)}
    >
      <TextField name="email" type="email" label={texts.email} autoComplete="email" />
      <Actions>
        <SubmitButton look="outlined">{texts.save}</SubmitButton>
        <Button look="text" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Actions>
    </Form>
  );
}
