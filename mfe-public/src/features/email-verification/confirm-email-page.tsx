import { ApiError, messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import { useUser } from '@plenary/kit/session';
import { Actions, Alert, Button, LinkButton, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { AccountPage } from '../../shared/account-page';
import { confirmationQuery, useConfirmEmail } from './email-verification.api';
import { texts as allTexts } from './texts';

const { change: texts } = allTexts;

/** Opened by the link sent to a new address. It needs a click, because mail scanners open links. */
export default function ConfirmEmailPage() {
  const { token = '' } = useParams();
  const confirm = useConfirmEmail(token);
  const link = useQuery({ ...confirmationQuery(token), enabled: confirm.isIdle });
  const invalid = [confirm.error, link.error].find(isInvalid);

  if (confirm.isSuccess) return <AddressChanged email={confirm.data.newEmail} />;
  if (invalid) {
    return <InvalidLink message={messageOf(invalid, texts.failed)} isResult={confirm.isError} />;
  }
  if (link.isPending) return <Spinner />;
  // After any other failure of the check, pressing the button decides.
  return (
    <AccountPage title={texts.title}>
      {confirm.isError && <Alert severity="error">{messageOf(confirm.error, texts.failed)}</Alert>}
      <p>{texts.lead}</p>
      <Actions>
        <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {texts.submit}
        </Button>
      </Actions>
    </AccountPage>
  );
}

const isInvalid = (error: unknown) => error instanceof ApiError && error.status === 400;

function InvalidLink({ message, isResult }: { message: string; isResult: boolean }) {
  return (
    <AccountPage title={texts.title} isResult={isResult}>
      <Alert severity="error">{message}</Alert>
      <p>{texts.expired}</p>
      <Actions>
        <LinkButton to={paths.profile.href()}>{texts.newLink}</LinkButton>
      </Actions>
    </AccountPage>
  );
}

function AddressChanged({ email }: { email: string }) {
  const user = useUser();
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
