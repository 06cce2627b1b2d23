import { ApiError } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import { Actions, Alert, Link, LinkButton, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountPage, RelatedLinks } from '../../shared/account-page';
import { PasswordChanged } from './password-changed';
import { resetLinkQuery } from './password-reset.api';
import { ResetPasswordForm } from './reset-password-form';
import { texts as allTexts } from './texts';

const { reset: texts } = allTexts;

export default function ResetPasswordPage() {
  const { token = '' } = useParams();
  const [isDone, setDone] = useState(false);
  const link = useQuery({ ...resetLinkQuery(token), enabled: !isDone });

  const email = link.data?.email;
  if (isDone) return <PasswordChanged email={email} />;
  if (link.isPending) return <Spinner />;
  if (link.error instanceof ApiError && link.error.status === 400) return <InvalidLink />;
  // After any other failure of the check, submitting the form decides.
  return (
    <AccountPage title={texts.title}>
      <ResetPasswordForm token={token} email={email} onDone={() => setDone(true)} />
      <RelatedLinks>
        <Link to={paths.forgotPassword.href()}>{texts.newLink}</Link>
      </RelatedLinks>
    </AccountPage>
  );
}

function InvalidLink() {
  return (
    <AccountPage title={texts.title}>
      <Alert severity="error">{texts.failed}</Alert>
      <p>{texts.expired}</p>
      <Actions>
        <LinkButton to={paths.forgotPassword.href()}>{texts.newLink}</LinkButton>
      </Actions>
    </AccountPage>
  );
}
