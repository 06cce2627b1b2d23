import { ApiError } from '@plenary/kit/api';
import { Form, PasswordField, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { useAuth, type SecondStep } from '@plenary/kit/session';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../parts/failure-text';
import { loginSchema, type Login } from './login.schema';
import { texts } from './texts';

interface LoginFormProps {
  onSecondStep: (step: SecondStep) => void;
  /** Why one is here again; shown until the next try. */
  notice?: string;
}

/** Signs in; the page leads on once there is a user, or asks for the second step. */
export function LoginForm({ onSecondStep, notice }: LoginFormProps) {
  const auth = useAuth();
  const form = useForm({ schema: loginSchema, defaultValues: { email: '', password: '' } });
  const login = useMutation({
    mutationFn: ({ email, password }: Login) => auth.login(email, password),
    onSuccess: (step) => step && onSecondStep(step),
  });
  const isRefused = login.error instanceof ApiError && login.error.status === 401;

  return (
    <Form
      form={form}
      onSubmit={(values) => login.mutateAsync(values)}
      error={
        login.isIdle
          ? notice
          : failureText(login.error, isRefused ? texts.wrongWords : texts.failed)
      }
    >
      <TextField name="email" type="email" label={texts.email} autoComplete="username" />
      <PasswordField name="password" label={texts.password} autoComplete="current-password" />
      <SubmitButton fullWidth>{texts.submit}</SubmitButton>
    </Form>
  );
}
