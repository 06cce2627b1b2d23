import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { Link } from '@plenary/kit/ui';
import type { MouseEvent } from 'react';
import { RelatedLinks } from '../../shared/account-page';
import { texts } from './texts';

interface LoginLinksProps {
  from: unknown;
  /** The address in the form. */
  currentEmail: () => string;
}

/** The typed address goes along to the page that asks for it again. */
export function LoginLinks({ from, currentEmail }: LoginLinksProps) {
  const navigate = useNavigate();
  const forgotPassword = paths.forgotPassword.href();

  function openForgotPassword(event: MouseEvent) {
    // New tabs and windows are left to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(forgotPassword, { state: { from, email: currentEmail() } });
  }

  return (
    <RelatedLinks>
      <p>
        {texts.noAccount}{' '}
        <Link to={paths.register.href()} state={{ from }}>
          {texts.register}
        </Link>
      </p>
      <p>
        {texts.forgotten}{' '}
        <Link to={forgotPassword} onClick={openForgotPassword}>
          {texts.reset}
        </Link>
      </p>
    </RelatedLinks>
  );
}
