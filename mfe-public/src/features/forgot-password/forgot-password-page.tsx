import { paths } from '@plenary/kit/paths';
import { Link } from '@plenary/kit/ui';
import { AccountPage, Ways } from '../../parts/account-page';
import { ForgotPasswordForm } from './forgot-password-form';
import { texts } from './texts';

export default function ForgotPasswordPage() {
  return (
    <AccountPage title={texts.title}>
      <p>{texts.lead}</p>
      <ForgotPasswordForm />
      <Ways>
        {texts.remembered} <Link to={paths.login.href()}>{texts.login}</Link>
      </Ways>
    </AccountPage>
  );
}
