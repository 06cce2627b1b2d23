import { ApiError, formErrorOf } from '@plenary/kit/api';
import { EmailField, Form, PasswordField, SubmitButton, useForm } from '@plenary/kit/forms';
import type { TwoFactorRequired } from '@plenary/kit/session';
import { LoginLinks } from './login-links';
import { LoginLinkOffer } from './login-link-offer';
import { useLogIn } from './login.api';
import { loginSchema, type Login } from './login.schema';
import { texts } from './texts';

interface LoginFormProps {
  onSecondFactor: (step: TwoFactorRequired) => void;
  /** Why the login has to start again; shown until the next attempt. */
  notice?: string;
  /** The page whose guard redirected here. */
  from?: unknown;
  email?: string;
}

export function LoginForm({ onSecondFactor, notice, from, email = '' }: LoginFormProps) {
  const form = useForm({ schema: loginSchema, defaultValues: { email, password: '' } });
  const login = useLogIn();
  const isRefused = login.error instanceof ApiError && login.error.status === 401;
  const isPaused = login.error instanceof ApiError && login.error.status === 429;

  async function submit(values: Login) {
    const step = await login.mutateAsync(values);
    if (step) onSecondFactor(step);
  }

  return (
    <>
      <Form
        form={form}
        onSubmit={submit}
        error={
          login.isIdle
            ? notice
            : formErrorOf(login.error, isRefused ? texts.invalidCredentials : texts.failed)
        }
      >
        <EmailField name="email" label={texts.email} autoComplete="username" />
        <PasswordField name="password" label={texts.password} autoComplete="current-password" />
        <SubmitButton fullWidth>{texts.submit}</SubmitButton>
      </Form>
      {isPaused && <LoginLinkOffer email={form.getValues('email')} from={from} />}
      <LoginLinks from={from} currentEmail={() => form.getValues('email')} />
    </>
  );
}
