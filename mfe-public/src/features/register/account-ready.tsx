import { paths } from '@plenary/kit/paths';
import { Actions, LinkButton } from '@plenary/kit/ui';
import { AccountPage } from '../../shared/account-page';
import { CODE_MINUTES } from '../../shared/account.schema';
import { texts } from './texts';

export function AccountReady({ email, from }: { email: string; from?: unknown }) {
  return (
    <AccountPage title={texts.readyTitle} isResult>
      <p>{texts.codeSent({ email, minutes: CODE_MINUTES })}</p>
      <Actions>
        <LinkButton to={paths.verifyEmail.href()} state={{ email, from }}>
          {texts.verify}
        </LinkButton>
      </Actions>
    </AccountPage>
  );
}
