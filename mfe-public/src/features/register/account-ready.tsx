import { paths } from '@plenary/kit/paths';
import { Actions, LinkButton } from '@plenary/kit/ui';
import { AccountPage } from '../../parts/account-page';
import { texts } from './texts';

/** In place of the form, once the account is made. `from` is the page that led to the login. */
export function AccountReady({ email, from }: { email: string; from?: unknown }) {
  return (
    <AccountPage title={texts.doneTitle} isAnswer>
      <p>
        {texts.codeSentTo} <strong>{email}</strong>. {texts.codeValid}
      </p>
      <Actions>
        <LinkButton to={paths.verifyEmail.href()} state={{ email, from }}>
          {texts.verify}
        </LinkButton>
      </Actions>
    </AccountPage>
  );
}
