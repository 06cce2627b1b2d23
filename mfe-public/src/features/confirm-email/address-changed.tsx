import { paths } from '@plenary/kit/paths';
import { useAuth } from '@plenary/kit/session';
import { Actions, LinkButton } from '@plenary/kit/ui';
import { AccountPage } from '../../parts/account-page';
import { texts } from './texts';

/** In place of the question, once the account has moved. */
export function AddressChanged({ email }: { email: string }) {
  const { user } = useAuth();
  return (
    <AccountPage title={texts.doneTitle} isAnswer>
      <p>
        {texts.done} <strong>{email}</strong>.
      </p>
      <Actions>
        {user ? (
          <LinkButton to={paths.profile.href()}>{texts.profile}</LinkButton>
        ) : (
          <LinkButton to={paths.login.href()}>{texts.login}</LinkButton>
        )}
      </Actions>
    </AccountPage>
  );
}
