import { paths } from '@plenary/kit/paths';
import { Navigate, useLocation } from '@plenary/kit/router';
import { useIsSessionUnknown, useUser } from '@plenary/kit/session';
import { Link, Spinner } from '@plenary/kit/ui';
import { AccountPage, RelatedLinks } from '../../shared/account-page';
import { AccountReady } from './account-ready';
import { useCreateAccount } from './register.api';
import { RegisterForm } from './register-form';
import { texts } from './texts';

export default function RegisterPage() {
  const user = useUser();
  const isUnknown = useIsSessionUnknown();
  const state = useLocation().state as { from?: unknown } | null;
  const createAccount = useCreateAccount();

  if (createAccount.isSuccess) {
    return <AccountReady email={createAccount.variables.email} from={state?.from} />;
  }
  if (isUnknown) return <Spinner />;
  if (user && !createAccount.isPending) {
    return <Navigate to={paths.conferenceRegister.href()} replace />;
  }
  return (
    <AccountPage title={texts.title}>
      <RegisterForm createAccount={createAccount} />
      <p>
        {texts.agreement} <Link to={paths.terms.href()}>{texts.terms}</Link> ·{' '}
        <Link to={paths.privacy.href()}>{texts.privacy}</Link>
      </p>
      <RelatedLinks>
        {texts.haveAccount}{' '}
        <Link to={paths.login.href()} state={state}>
          {texts.login}
        </Link>
      </RelatedLinks>
    </AccountPage>
  );
}
