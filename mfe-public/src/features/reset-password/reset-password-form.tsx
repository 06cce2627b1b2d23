import { Form, PasswordField, SubmitButton, useForm } from '@plenary/kit/forms';
import { useAuth } from '@plenary/kit/session';
import { useMutation } from '@tanstack/react-query';
import { ownFailureText } from '../../parts/failure-text';
import { resetPassword } from './reset-password.api';
import { resetPasswordSchema } from './reset-password.schema';
import { texts } from './texts';

export function ResetPasswordForm(props: { token: string; onDone: () => void }) {
  const { user, checkStatus } = useAuth();
  const form = useForm({
    schema: resetPasswordSchema,
    defaultValues: { password: '', confirmPassword: '' },
  });
  const reset = useMutation({
    mutationFn: (password: string) => resetPassword(props.token, password),
    onSuccess: () => {
      props.onDone();
      // The session of whoever was signed in has ended with the old password.
      if (user) void checkStatus();
    },
  });
  return (
    <Form
      form={form}
      onSubmit={({ password }) => reset.mutateAsync(password)}
      error={ownFailureText(reset.error, texts.failed)}
    >
      <PasswordField
        name="password"
        label={texts.password}
        hint={texts.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmPassword"
        label={texts.confirmPassword}
        autoComplete="new-password"
      />
      <SubmitButton fullWidth>{texts.submit}</SubmitButton>
    </Form>
  );
}
