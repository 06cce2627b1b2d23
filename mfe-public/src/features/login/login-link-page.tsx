import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { Navigate, useNavigate, useParams, useSearchParams } from '@plenary/kit/router';
import { safeReturnPath, useIsSessionUnknown, useUser } from '@plenary/kit/session';
import { Actions, Alert, Button, LinkButton, Spinner } from '@plenary/kit/ui';
import { AccountPage } from '../../shared/account-page';
import { isInvalidLink } from '../../shared/failure-text';
import { MapStrip } from '../../shared/map-strip';
import { useLogInByLink } from './login.api';
import { texts as allTexts } from './texts';
import { TwoFactorStep } from './two-factor-step';

const { link: texts, title, submit } = allTexts;

/** Opened by an emailed link. It needs a press, because mail scanners open links. */
export default function LoginLinkPage() {
  const { token = '' } = useParams();
  const from = useSearchParams()[0].get('from');
  const user = useUser();
  const isUnknown = useIsSessionUnknown();
  const navigate = useNavigate();
  const login = useLogInByLink(token);

  if (isUnknown) return <Spinner />;
  if (user) return <Navigate to={safeReturnPath(from)} replace />;
  if (login.data) {
    // The link is used up: a new login starts at the login page.
    const back = () => void navigate(paths.login.href(), { replace: true, state: { from } });
    return <TwoFactorStep step={login.data} onBack={back} />;
  }
  return (
    <AccountPage head={<MapStrip />} title={title}>
      {login.isError && <Alert severity="error">{messageOf(login.error, texts.failed)}</Alert>}
      {isInvalidLink(login.error) ? (
        <Actions>
          <LinkButton to={paths.login.href()} state={{ from }}>
            {texts.back}
          </LinkButton>
        </Actions>
      ) : (
        <>
          <p>{texts.lead}</p>
          <Actions>
            <Button busy={login.isPending} onClick={() => login.mutate()}>
              {submit}
            </Button>
          </Actions>
        </>
      )}
    </AccountPage>
  );
}
