import { paths } from '@plenary/kit/paths';
import { useIsSessionUnknown, useUser, type User } from '@plenary/kit/session';
import { colours, Button, LinkButton, styled } from '@plenary/kit/ui';
import { NavLink } from 'react-router-dom';
import { AccountMenu } from './account-menu';
import { useLogout } from '../logout/logout';
import { texts } from '../texts';
import { VerifyEmailLink } from './verify-email-link';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 10,
  [theme.breakpoints.up('lg')]: { gap: 16 },
  minInlineSize: 168,
  fontSize: '0.9375rem',
  fontWeight: 400,
  '&[data-unknown="true"]': { visibility: 'hidden' },
}));

const Quiet = styled(NavLink)({
  color: colours.barText,
  textDecoration: 'none',
  paddingBlock: 10,
  '&:hover': { color: colours.primary, textDecoration: 'underline' },
});

/** Hidden until the session is known, with space reserved. */
export function AccountLinks() {
  const user = useUser();
  return (
    <Row data-unknown={useIsSessionUnknown()}>
      {user ? <SignedIn user={user} /> : <SignedOut />}
    </Row>
  );
}

function SignedOut() {
  return (
    <>
      <Quiet to={paths.login.href()}>{texts.login}</Quiet>
      <LinkButton size="small" to={paths.register.href()}>
        {texts.register}
      </LinkButton>
    </>
  );
}

function SignedIn({ user }: { user: User }) {
  const logout = useLogout();
  return (
    <>
      {!user.isEmailVerified && <VerifyEmailLink />}
      <AccountMenu user={user} />
      <Button look="outlined" size="small" onClick={logout}>
        {texts.logout}
      </Button>
    </>
  );
}
