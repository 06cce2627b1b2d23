import { Form, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { Alert } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { ownFailureText } from '../../parts/failure-text';
import { requestReset } from './forgot-password.api';
import { forgotPasswordSchema } from './forgot-password.schema';
import { texts } from './texts';

/** The form stays, for an address that was mistyped. */
export function ForgotPasswordForm() {
  const form = useForm({ schema: forgotPasswordSchema, defaultValues: { email: '' } });
  const request = useMutation({ mutationFn: requestReset });
  return (
    <Form
      form={form}
      onSubmit={(values) => request.mutateAsync(values)}
      error={ownFailureText(request.error, texts.failed)}
    >
      <TextField name="email" type="email" label={texts.email} autoComplete="username" />
      <SubmitButton fullWidth>{texts.submit}</SubmitButton>
      <div role="status">
        {request.isSuccess && (
          <Alert severity="success" role="presentation">
            {texts.sent}
          </Alert>
        )}
      </div>
    </Form>
  );
}
