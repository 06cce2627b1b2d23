import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { Actions, Alert, Button, Link, LinkButton } from '@plenary/kit/ui';
import { AccountPage, RelatedLinks } from '../../shared/account-page';
import { useConfirmEmail } from './email-verification.api';
import { texts as allTexts } from './texts';

const { change: texts } = allTexts;

/** Opened by the link sent to a new address. It needs a click, because mail scanners open links. */
export default function ConfirmEmailPage() {
  const { token = '' } = useParams();
  const confirm = useConfirmEmail(token);

  if (confirm.isSuccess) return <AddressChanged email={confirm.data.newEmail} />;
  return (
    <AccountPage title={texts.title}>
      {confirm.isError && <Alert severity="error">{messageOf(confirm.error, texts.failed)}</Alert>}
      <p>{texts.lead}</p>
      <Actions>
        <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {texts.submit}
        </Button>
      </Actions>
      {confirm.isError && (
        <RelatedLinks>
          <Link to={paths.profile.href()}>{texts.newLink}</Link>
        </RelatedLinks>
      )}
    </AccountPage>
  );
}

function AddressChanged({ email }: { email: string }) {
  const { user } = useAuth();
  return (
    <AccountPage title={texts.changedTitle} isResult>
      <p>{texts.changed({ email })}</p>
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
