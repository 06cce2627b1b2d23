import { Form, SubmitButton, useForm } from '@plenary/kit/forms';
import { useAuth } from '@plenary/kit/session';
import { fixedFailureText } from '../../shared/failure-text';
import { NewPasswordFields } from '../../shared/new-password-fields';
import { useResetPassword } from './password-reset.api';
import { resetSchema } from './password-reset.schema';
import { texts as allTexts } from './texts';

const { reset: texts } = allTexts;

interface ResetPasswordFormProps {
  token: string;
  /** Of the account, when the link could be checked. */
  email: string | undefined;
  onDone: () => void;
}

export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { user, checkStatus } = useAuth();
  const form = useForm({
    schema: resetSchema,
    defaultValues: { password: '', confirmPassword: '' },
  });
  const reset = useResetPassword(props.token);

  async function submit({ password }: { password: string }) {
    await reset.mutateAsync(password);
    props.onDone();
    // The reset ended the session of this browser, too.
    if (user) void checkStatus();
  }

  return (
    <Form form={form} onSubmit={submit} error={fixedFailureText(reset.error, texts.failed)}>
      {/* Password managers store the new password under this name. */}
      <input type="hidden" autoComplete="username" value={props.email ?? ''} readOnly />
      <NewPasswordFields label={texts.password} confirmationLabel={texts.confirmPassword} />
      <SubmitButton fullWidth>{texts.submit}</SubmitButton>
    </Form>
  );
}
