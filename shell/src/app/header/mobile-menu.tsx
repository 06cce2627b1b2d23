import { IconChevronDown, IconClose, IconMenu } from '@plenary/kit/art/icons';
import { paths } from '@plenary/kit/paths';
import { useUser } from '@plenary/kit/session';
import { Button, colours, heights, LinkButton, LOW_SCREEN, styled } from '@plenary/kit/ui';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { HydratedLater } from '../hydrated-later';
import { useLogout } from '../logout/logout';
import { texts } from '../texts';
import { useAccountLinks } from './use-account-links';
import { Disclosure } from './disclosure';
import { isCurrent, isGroup, navigation } from './navigation';
import { VerifyEmailLink } from './verify-email-link';

const Root = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
  '& > details > summary': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    marginInlineEnd: -12,
    borderRadius: 8,
    cursor: 'pointer',
    listStyle: 'none',
    '&:hover': { backgroundColor: colours.indigo50 },
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& > details[open] > summary .closed, & > details:not([open]) > summary .open': {
    display: 'none',
  },
}));

const Panel = styled('div')({
  position: 'fixed',
  insetBlockStart: heights.header,
  insetInline: 0,
  maxBlockSize: `calc(100dvh - ${heights.header}px)`,
  overflowY: 'auto',
  paddingInline: 20,
  paddingBlockEnd: 24,
  backgroundColor: colours.surface,
  borderBlockStart: `6px solid ${colours.primary}`,
  minBlockSize: `calc(100dvh - ${heights.header}px)`,
  [LOW_SCREEN]: { position: 'absolute', maxBlockSize: 'none' },
  '& ul': { listStyle: 'none' },
  '& li': { borderBlockEnd: `1px solid ${colours.hairline}` },
  '& ul ul': { paddingInlineStart: 20 },
  '& ul ul li:last-of-type': { borderBlockEnd: 0 },
  '& li a, & li summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: 48,
    color: colours.ink,
    fontWeight: 700,
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { color: colours.primary },
  },
  '& ul ul a': { fontWeight: 400 },
  '& a[aria-current="page"], & a[data-current="true"]': {
    marginInlineStart: -20,
    paddingInlineStart: 15,
    borderInlineStart: `5px solid ${colours.secondary}`,
    color: colours.primary,
    fontWeight: 700,
  },
  '& details[open] > summary svg': { transform: 'rotate(180deg)' },
});

const Buttons = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  marginBlockStart: 24,
});

export function MobileMenu() {
  const user = useUser();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const ways = useAccountLinks(user, isOpen);
  return (
    <Root>
      <Disclosure
        onToggle={setOpen}
        summary={
          <summary aria-label={texts.menu}>
            <IconMenu className="closed" />
            <IconClose className="open" />
          </summary>
        }
      >
        <Panel>
          <HydratedLater>
            <nav aria-label={texts.smallNavigation}>
              <ul>
                {navigation().map((item) => (
                  <li key={item.label}>
                    {isGroup(item) ? (
                      <details open={isCurrent(item, pathname)}>
                        <summary>
                          {item.label}
                          <IconChevronDown />
                        </summary>
                        <Links links={item.links} />
                      </details>
                    ) : (
                      <NavLink to={item.to} end data-current={isCurrent(item, pathname)}>
                        {item.label}
                      </NavLink>
                    )}
                  </li>
                ))}
              </ul>
              {user && <Links links={ways} />}
            </nav>
            {user ? <SignedIn isVerified={user.isEmailVerified} /> : <SignedOut />}
          </HydratedLater>
        </Panel>
      </Disclosure>
    </Root>
  );
}

function Links({ links }: { links: { label: string; to: string }[] }) {
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <NavLink to={to}>{label}</NavLink>
        </li>
      ))}
    </ul>
  );
}

function SignedOut() {
  return (
    <Buttons>
      <LinkButton look="outlined" to={paths.login.href()}>
        {texts.login}
      </LinkButton>
      <LinkButton to={paths.register.href()}>{texts.register}</LinkButton>
    </Buttons>
  );
}

function SignedIn({ isVerified }: { isVerified: boolean }) {
  const logout = useLogout();
  return (
    <Buttons>
      {!isVerified && <VerifyEmailLink />}
      <Button look="outlined" onClick={logout}>
        {texts.logout}
      </Button>
    </Buttons>
  );
}
