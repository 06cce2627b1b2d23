import { paths } from '@plenary/kit/paths';
import { Navigate, useLocation } from '@plenary/kit/router';
import { useAuth, useIsSessionUnknown } from '@plenary/kit/session';
import { Link, Spinner } from '@plenary/kit/ui';
import { AccountPage, Ways } from '../../parts/account-page';
import { AccountReady } from './account-ready';
import { RegisterForm } from './register-form';
import { texts } from './texts';
import { useRegister } from './use-register';

/** A new account. Whoever has one and is signed in goes on to the conference's registration. */
export default function RegisterPage() {
  const { user } = useAuth();
  const isUnknown = useIsSessionUnknown();
  const state = useLocation().state as { from?: unknown } | null;
  const register = useRegister();

  if (register.isSuccess) {
    return <AccountReady email={register.variables.email} from={state?.from} />;
  }
  if (isUnknown) return <Spinner />;
  if (user && !register.isPending) {
    return <Navigate to={paths.conferenceRegister.href()} replace />;
  }
  return (
    <AccountPage title={texts.title}>
      <RegisterForm register={register} />
      <p>
        {texts.agreement} <Link to={paths.terms.href()}>{texts.terms}</Link> {texts.and}{' '}
        <Link to={paths.privacy.href()}>{texts.privacy}</Link>.
      </p>
      <Ways>
        {texts.haveAccount}{' '}
        <Link to={paths.login.href()} state={state}>
          {texts.login}
        </Link>
      </Ways>
    </AccountPage>
  );
}
