import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { Actions, Alert, Button, Link } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { AccountPage, Ways } from '../../parts/account-page';
import { AddressChanged } from './address-changed';
import { confirmEmail } from './confirm-email.api';
import { texts } from './texts';

/**
 * Where the link leads that goes to a new address. It asks for a press: programs that look into mails
 * open links by themselves.
 */
export default function ConfirmEmailPage() {
  const { token = '' } = useParams();
  const { user, checkStatus } = useAuth();
  const confirmation = useMutation({
    mutationFn: () => confirmEmail(token),
    onSuccess: () => user && checkStatus(),
  });

  if (confirmation.isSuccess) return <AddressChanged email={confirmation.data.newEmail} />;
  return (
    <AccountPage title={texts.title}>
      {confirmation.isError && (
        <Alert severity="error">{messageOf(confirmation.error, texts.failed)}</Alert>
      )}
      <p>{texts.lead}</p>
      <Actions>
        <Button busy={confirmation.isPending} onClick={() => confirmation.mutate()}>
          {texts.submit}
        </Button>
      </Actions>
      {confirmation.isError && (
        <Ways>
          <Link to={paths.profile.href()}>{texts.again}</Link>
        </Ways>
      )}
    </AccountPage>
  );
}
