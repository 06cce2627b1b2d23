import { Form, SubmitButton, useForm } from '@plenary/kit/forms';
import { useAuth } from '@plenary/kit/session';
import { fixedFailureText } from '../../shared/failure-text';
import { NewPasswordFields } from '../../shared/new-password-fields';
import { useResetPassword } from './password-reset.api';
import { resetSchema } from './password-reset.schema';
import { texts as allTexts } from './texts';

const { reset: texts } = allTexts;

export function ResetPasswordForm(props: { token: string; onDone: () => void }) {
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
      <NewPasswordFields label={texts.password} confirmationLabel={texts.confirmPassword} />
      <SubmitButton fullWidth>{texts.submit}</SubmitButton>
    </Form>
  );
}
