import { paths } from '@plenary/kit/paths';
import { Actions, LinkButton } from '@plenary/kit/ui';
import { AccountPage } from '../../parts/account-page';
import { texts } from './texts';

/** In place of the form, once the account is made. */
export function AccountReady({ email }: { email: string }) {
  return (
    <AccountPage title={texts.doneTitle} isAnswer>
      <p>
        {texts.codeSentTo} <strong>{email}</strong>. {texts.codeValid}
      </p>
      <Actions>
        <LinkButton to={paths.verifyEmail.href()} state={{ email }}>
          {texts.verify}
        </LinkButton>
      </Actions>
    </AccountPage>
  );
}
