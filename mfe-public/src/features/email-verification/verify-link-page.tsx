import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import { useUser } from '@plenary/kit/session';
import { Actions, Alert, Button, LinkButton } from '@plenary/kit/ui';
import { AccountPage } from '../../shared/account-page';
import { isInvalidLink } from '../../shared/failure-text';
import { MapStrip } from '../../shared/map-strip';
import { useVerifyByLink } from './email-verification.api';
import { EmailVerified } from './email-verified';
import { texts as allTexts } from './texts';

const { link: texts, title, verifiedTitle, home } = allTexts;

/** Opened by the link of the email. It needs a press, because mail scanners open links. */
export default function VerifyLinkPage() {
  const { token = '' } = useParams();
  const user = useUser();
  const verify = useVerifyByLink(token);

  if (verify.isSuccess) {
    const { message } = verify.data;
    return user ? (
      <EmailVerified message={message} />
    ) : (
      <VerifiedWithoutSession message={message} />
    );
  }
  const isWaiting = user !== null && !user.isEmailVerified;
  return (
    <AccountPage head={<MapStrip />} title={title}>
      {verify.isError && <Alert severity="error">{messageOf(verify.error, texts.failed)}</Alert>}
      {isInvalidLink(verify.error) ? (
        <Actions>
          {isWaiting ? (
            <LinkButton to={paths.verifyEmail.href()}>{texts.newEmail}</LinkButton>
          ) : (
            <LinkButton to={paths.login.href()}>{texts.login}</LinkButton>
          )}
        </Actions>
      ) : (
        <>
          <p>{texts.lead}</p>
          <Actions>
            <Button busy={verify.isPending} onClick={() => verify.mutate()}>
              {texts.submit}
            </Button>
          </Actions>
        </>
      )}
    </AccountPage>
  );
}

function VerifiedWithoutSession({ message }: { message: string }) {
  return (
    <AccountPage head={<MapStrip />} title={verifiedTitle} isResult>
      <Alert severity="success">{message}</Alert>
      <Actions>
        <LinkButton to={paths.home.href()}>{home}</LinkButton>
        <LinkButton look="outlined" to={paths.login.href()}>
          {texts.login}
        </LinkButton>
      </Actions>
    </AccountPage>
  );
}
