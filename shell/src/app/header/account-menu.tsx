import type { User } from '@plenary/kit/session';
import { shadows, colours, styled } from '@plenary/kit/ui';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { texts } from '../texts';
import { useAccountLinks } from './use-account-links';
import { Disclosure } from './disclosure';

const Initials = styled('summary')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: 8,
  backgroundColor: colours.primary,
  color: colours.onPrimary,
  fontSize: '0.875rem',
  fontWeight: 700,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { backgroundColor: colours.primaryHover },
  '@media (pointer: coarse)': { inlineSize: 44, blockSize: 44 },
});

const Anchor = styled('div')({ position: 'relative' });

const Panel = styled('div')({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 14px)',
  insetInlineEnd: 0,
  minInlineSize: 240,
  backgroundColor: colours.surface,
  border: `1px solid ${colours.hairline}`,
  borderBlockStart: `6px solid ${colours.primary}`,
  boxShadow: shadows.menu,
  '& p': { padding: '12px 16px', color: colours.muted, overflowWrap: 'anywhere' },
  '& ul': { listStyle: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 44,
    paddingInline: 16,
    color: colours.body,
    textDecoration: 'none',
    '&:hover, &[aria-current="page"]': {
      backgroundColor: colours.indigo50,
      color: colours.primary,
    },
  },
});

export function AccountMenu({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const ways = useAccountLinks(user, isOpen);
  return (
    <Anchor>
      <Disclosure
        summary={<Initials aria-label={texts.account}>{initials(user)}</Initials>}
        onToggle={setOpen}
      >
        <Panel>
          <p>
            {user.firstName} {user.lastName}
            <br />
            {user.email}
          </p>
          <ul>
            {ways.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to}>{label}</NavLink>
              </li>
            ))}
          </ul>
        </Panel>
      </Disclosure>
    </Anchor>
  );
}

function initials({ firstName, lastName }: User): string {
  return [firstName, lastName].map((name) => /\p{L}/u.exec(name)?.[0].toUpperCase()).join('');
}
