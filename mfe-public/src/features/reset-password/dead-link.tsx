import { paths } from '@plenary/kit/paths';
import { Actions, Alert, LinkButton } from '@plenary/kit/ui';
import { AccountPage } from '../../parts/account-page';
import { texts } from './texts';

/** In place of the form, when the link is used, too old or mistyped. */
export function DeadLink() {
  return (
    <AccountPage title={texts.title}>
      <Alert severity="error">{texts.failed}</Alert>
      <p>{texts.deadLink}</p>
      <Actions>
        <LinkButton to={paths.forgotPassword.href()}>{texts.newLink}</LinkButton>
      </Actions>
    </AccountPage>
  );
}
