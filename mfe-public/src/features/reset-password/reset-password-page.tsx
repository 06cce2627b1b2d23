import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import { Link } from '@plenary/kit/ui';
import { useState } from 'react';
import { AccountPage, Ways } from '../../parts/account-page';
import { PasswordChanged } from './password-changed';
import { ResetPasswordForm } from './reset-password-form';
import { texts } from './texts';

/** A new password, by the link of the mail. */
export default function ResetPasswordPage() {
  const { token = '' } = useParams();
  const [isDone, setDone] = useState(false);
  if (isDone) return <PasswordChanged />;
  return (
    <AccountPage title={texts.title}>
      <ResetPasswordForm token={token} onDone={() => setDone(true)} />
      <Ways>
        <Link to={paths.forgotPassword.href()}>{texts.newLink}</Link>
      </Ways>
    </AccountPage>
  );
}
