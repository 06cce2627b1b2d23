import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { Alert, Link } from '@plenary/kit/ui';
import { useEffect } from 'react';
import { AccountPage } from '../../shared/account-page';
import { texts as allTexts } from './texts';

const { changed: texts } = allTexts;

/** Seconds until the redirect to /login (specification, section 9). */
const REDIRECT_SECONDS = 3;

/** Redirects to /login, replacing the page: its link cannot be used again. */
export function PasswordChanged({ email }: { email: string | undefined }) {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = () => void navigate(paths.login.href(), { replace: true, state: { email } });
    const timer = setTimeout(leave, REDIRECT_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [navigate, email]);
  return (
    <AccountPage title={texts.title} isResult>
      <Alert severity="success">{texts.redirect({ seconds: REDIRECT_SECONDS })}</Alert>
      <Link to={paths.login.href()} replace state={{ email }}>
        {texts.login}
      </Link>
    </AccountPage>
  );
}
