import { IconChevronDown } from '@plenary/kit/art/icons';
import { shadows, colours, styled } from '@plenary/kit/ui';
import { NavLink, useLocation } from 'react-router-dom';
import { Disclosure } from './disclosure';
import { texts } from '../texts';
import { isCurrent, isGroup, navigation, type NavigationGroup } from './navigation';

const underline = {
  boxShadow: `inset 0 -5px 0 ${colours.secondary}`,
  color: colours.primary,
  '@media (forced-colors: active)': { borderBlockEnd: '5px solid Highlight' },
};

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  blockSize: '100%',
  gap: 11,
  listStyle: 'none',
  fontSize: '0.9375rem',
  fontWeight: 400,
  [theme.breakpoints.up('lg')]: { gap: 26 },
  '& > li': { position: 'relative', blockSize: '100%' },
  '& > li > a, & > li > details > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    blockSize: '100%',
    color: colours.barText,
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { color: colours.primary, boxShadow: `inset 0 -5px 0 ${colours.indigo200}` },
    '&[aria-current="page"], &[data-current="true"]': underline,
  },
  '& details': { blockSize: '100%' },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary svg': { flex: 'none', inlineSize: 18, blockSize: 18 },
}));

const Panel = styled('ul')({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: -16,
  minInlineSize: 220,
  listStyle: 'none',
  backgroundColor: colours.surface,
  border: `1px solid ${colours.hairline}`,
  borderBlockStart: `6px solid ${colours.primary}`,
  boxShadow: shadows.menu,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 48,
    paddingInline: 16,
    color: colours.body,
    textDecoration: 'none',
    '&:hover, &[aria-current="page"]': {
      backgroundColor: colours.indigo50,
      color: colours.primary,
    },
  },
});

export function WideNavigation() {
  const { pathname } = useLocation();
  return (
    <nav aria-label={texts.mainNavigation}>
      <List>
        {navigation().map((item) => (
          <li key={item.label}>
            {isGroup(item) ? (
              <Group group={item} isCurrent={isCurrent(item, pathname)} />
            ) : (
              <NavLink to={item.to} end data-current={isCurrent(item, pathname)}>
                {item.label}
              </NavLink>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

function Group({ group, isCurrent }: { group: NavigationGroup; isCurrent: boolean }) {
  return (
    <Disclosure
      summary={
        <summary data-current={isCurrent}>
          {group.label}
          <IconChevronDown />
        </summary>
      }
    >
      <Panel>
        {group.links.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </Panel>
    </Disclosure>
  );
}
