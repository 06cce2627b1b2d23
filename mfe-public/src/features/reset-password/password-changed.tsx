import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { Alert, Link } from '@plenary/kit/ui';
import { useEffect } from 'react';
import { AccountPage } from '../../parts/account-page';
import { texts } from './texts';

/** From the change of the password to /login, in milliseconds (specification, section 9). */
const REDIRECT_DELAY_MS = 3000;

/** In place of the form: it says what comes, then goes to /login by itself. Its link is used up. */
export function PasswordChanged() {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = () => void navigate(paths.login.href(), { replace: true });
    const timer = setTimeout(leave, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AccountPage title={texts.doneTitle} isAnswer>
      <Alert severity="success">{texts.done}</Alert>
      <Link to={paths.login.href()} replace>
        {texts.login}
      </Link>
    </AccountPage>
  );
}
