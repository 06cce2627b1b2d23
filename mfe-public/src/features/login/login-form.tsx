import { ApiError } from '@plenary/kit/api';
import { Form, PasswordField, SubmitButton, TextField, useForm } from '@plenary/kit/forms';
import { useAuth } from '@plenary/kit/session';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../parts/failure-text';
import { loginSchema, type Login } from './login.schema';
import { texts } from './texts';

/** Signs in; the page leads on once there is a user. */
export function LoginForm() {
  const auth = useAuth();
  const form = useForm({ schema: loginSchema, defaultValues: { email: '', password: '' } });
  const login = useMutation({
    mutationFn: ({ email, password }: Login) => auth.login(email, password),
  });
  const isRefused = login.error instanceof ApiError && login.error.status === 401;

  return (
    <Form
      form={form}
      onSubmit={(values) => login.mutateAsync(values)}
      error={failureText(login.error, isRefused ? texts.wrongWords : texts.failed)}
    >
      <TextField name="email" type="email" label={texts.email} autoComplete="username" />
      <PasswordField name="password" label={texts.password} autoComplete="current-password" />
      <SubmitButton fullWidth>{texts.submit}</SubmitButton>
    </Form>
  );
}
