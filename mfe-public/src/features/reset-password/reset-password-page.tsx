import { ApiError } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import { Link, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountPage, Ways } from '../../parts/account-page';
import { DeadLink } from './dead-link';
import { PasswordChanged } from './password-changed';
import { ResetPasswordForm } from './reset-password-form';
import { resetLinkQuery } from './reset-password.api';
import { texts } from './texts';

/** A new password, by the link of the mail. A link that is dead says so before it asks for anything. */
export default function ResetPasswordPage() {
  const { token = '' } = useParams();
  const [isDone, setDone] = useState(false);
  const link = useQuery({ ...resetLinkQuery(token), enabled: !isDone });

  if (isDone) return <PasswordChanged />;
  if (link.isPending) return <Spinner />;
  if (link.error instanceof ApiError && link.error.status === 400) return <DeadLink />;
  // Whether it is good could not be found out: the change itself will tell.
  return (
    <AccountPage title={texts.title}>
      <ResetPasswordForm token={token} onDone={() => setDone(true)} />
      <Ways>
        <Link to={paths.forgotPassword.href()}>{texts.newLink}</Link>
      </Ways>
    </AccountPage>
  );
}
