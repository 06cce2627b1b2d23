import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { Actions, Alert, Button, LinkButton } from '@plenary/kit/ui';
import { AccountPage } from '../../shared/account-page';
import { destinationOf } from '../../shared/destination';
import { MapStrip } from '../../shared/map-strip';
import { texts } from './texts';

/** `from` is the page that required the verification. */
export function EmailVerified({ message, from }: { message: string; from?: unknown }) {
  const { logout } = useAuth();
  const navigate = useNavigate();
  const destination = destinationOf(from);
  return (
    <AccountPage head={<MapStrip />} title={texts.verifiedTitle} isResult>
      <Alert severity="success">{message}</Alert>
      <Actions>
        {destination && <LinkButton to={destination.to}>{destination.proceed}</LinkButton>}
        <LinkButton look={destination && 'outlined'} to={paths.home.href()}>
          {texts.home}
        </LinkButton>
        <Button
          look="outlined"
          onClick={() => void logout().then(() => navigate(paths.login.href()))}
        >
          {texts.logout}
        </Button>
      </Actions>
    </AccountPage>
  );
}
