import { EmailField, Form, SubmitButton, useForm } from '@plenary/kit/forms';
import { paths } from '@plenary/kit/paths';
import { Alert, Link } from '@plenary/kit/ui';
import { AccountPage, RelatedLinks } from '../../shared/account-page';
import { fixedFailureText } from '../../shared/failure-text';
import { useRequestReset } from './password-reset.api';
import { requestSchema } from './password-reset.schema';
import { texts as allTexts } from './texts';

const { request: texts } = allTexts;

export default function ForgotPasswordPage() {
  return (
    <AccountPage title={texts.title}>
      <p>{texts.lead}</p>
      <RequestForm />
      <RelatedLinks>
        {texts.remembered} <Link to={paths.login.href()}>{texts.login}</Link>
      </RelatedLinks>
    </AccountPage>
  );
}

/** Stays after success, so that a mistyped address can be corrected. */
function RequestForm() {
  const form = useForm({ schema: requestSchema, defaultValues: { email: '' } });
  const request = useRequestReset();
  return (
    <Form
      form={form}
      onSubmit={(values) => request.mutateAsync(values)}
      error={fixedFailureText(request.error, texts.failed)}
    >
      <EmailField name="email" label={texts.email} autoComplete="username" />
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
