import { EmailField, Form, SubmitButton, useForm } from '@plenary/kit/forms';
import { paths } from '@plenary/kit/paths';
import { useLocation } from '@plenary/kit/router';
import { Alert, Link } from '@plenary/kit/ui';
import { AccountPage, RelatedLinks } from '../../shared/account-page';
import { fixedFailureText } from '../../shared/failure-text';
import { useRequestReset } from './password-reset.api';
import { requestSchema } from './password-reset.schema';
import { texts as allTexts } from './texts';

const { request: texts } = allTexts;

interface ForgotPasswordState {
  /** Typed at /login. */
  email?: string;
  from?: unknown;
}

export default function ForgotPasswordPage() {
  const state = useLocation().state as ForgotPasswordState | null;
  return (
    <AccountPage title={texts.title}>
      <p>{texts.lead}</p>
      <RequestForm email={state?.email ?? ''} />
      <RelatedLinks>
        {texts.remembered}{' '}
        <Link to={paths.login.href()} state={state}>
          {texts.login}
        </Link>
      </RelatedLinks>
    </AccountPage>
  );
}

/** Stays after success, so that a mistyped address can be corrected. */
function RequestForm({ email }: { email: string }) {
  const form = useForm({ schema: requestSchema, defaultValues: { email } });
  const request = useRequestReset();
  return (
    <Form
      form={form}
      onSubmit={(values) => request.mutateAsync(values)}
      error={fixedFailureText(request.error, texts.failed)}
      status={
        request.isSuccess && (
          <Alert severity="success" role="presentation">
            {texts.sent}
          </Alert>
        )
      }
    >
      <EmailField name="email" label={texts.email} autoComplete="username" />
      <SubmitButton fullWidth>{texts.submit}</SubmitButton>
    </Form>
  );
}
