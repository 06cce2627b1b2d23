import { paths } from '@plenary/kit/paths';
import { Navigate, useLocation } from '@plenary/kit/router';
import { safeReturnPath, useAuth } from '@plenary/kit/session';
import { Link, Spinner } from '@plenary/kit/ui';
import { AccountPage, Ways } from '../../parts/account-page';
import { LoginForm } from './login-form';
import { MapStrip } from './map-strip';
import { texts } from './texts';

/** The way in. Whoever is signed in goes on to where they came from, or home. */
export default function LoginPage() {
  const { user, loading } = useAuth();
  const state = useLocation().state as { from?: unknown } | null;
  if (loading) return <Spinner />;
  if (user) return <Navigate to={safeReturnPath(state?.from)} replace />;
  return (
    <AccountPage head={<MapStrip />} title={texts.title}>
      <LoginForm />
      <Ways>
        <p>
          {texts.noAccount}{' '}
          <Link to={paths.register.href()} state={state}>
            {texts.register}
          </Link>
        </p>
        <p>
          {texts.forgotten} <Link to={paths.forgotPassword.href()}>{texts.reset}</Link>
        </p>
      </Ways>
    </AccountPage>
  );
}
