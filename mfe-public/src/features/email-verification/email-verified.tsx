import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { safeReturnPath, useAuth } from '@plenary/kit/session';
import { Actions, Alert, Button, Link, LinkButton } from '@plenary/kit/ui';
import { AccountPage } from '../../shared/account-page';
import { MapStrip } from '../../shared/map-strip';
import { texts } from './texts';

/** `from` is the page that required the verification. */
export function EmailVerified({ message, from }: { message: string; from?: unknown }) {
  const { logout } = useAuth();
  const navigate = useNavigate();
  return (
    <AccountPage head={<MapStrip />} title={texts.verifiedTitle} isResult>
      <Alert severity="success">{message}</Alert>
      <Actions>
        <LinkButton to={paths.home.href()}>{texts.home}</LinkButton>
        <Button
          look="outlined"
          onClick={() => void logout().then(() => navigate(paths.login.href()))}
        >
          {texts.logout}
        </Button>
      </Actions>
      {from !== undefined && <Link to={safeReturnPath(from)}>{texts.continue}</Link>}
    </AccountPage>
  );
}
