import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { Actions, Alert, Button, LinkButton } from '@plenary/kit/ui';
import { AccountPage } from '../../parts/account-page';
import { texts } from './texts';

/** In place of the form, once the address is verified. */
export function EmailVerified({ message }: { message: string }) {
  const { logout } = useAuth();
  const navigate = useNavigate();
  return (
    <AccountPage title={texts.doneTitle} isAnswer>
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
    </AccountPage>
  );
}
