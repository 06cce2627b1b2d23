import { IconChevronDown } from '@plenary/kit/art/icons';
import { colours, styled } from '@plenary/kit/ui';
import { NavLink, useLocation } from 'react-router-dom';
import { Disclosure } from './disclosure';
import { isCurrent, isGroup, navigation, type NavigationGroup } from './navigation';

const underline = {
  boxShadow: 'inset 0 -5px 0 #f50057',
  color: '#1a237e',
  '@media (forced-colors: active)': { borderBlockEnd: '5px solid Highlight' },
};

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  blockSize: '100%',
  gap: 11,
  listStyle: 'none',
  fontSize: '0.9375rem',
  fontWeight: 500,
  [theme.breakpoints.up('lg')]: { gap: 26 },
  '& > li': { position: 'relative', blockSize: '100%' },
  '& > li > a, & > li > details > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    blockSize: '100%',
    color: '#333',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { color: '#1a237e', boxShadow: `inset 0 -5px 0 ${colours.indigo200}` },
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
  backgroundColor: '#fff',
  border: `1px solid ${colours.hairline}`,
  borderBlockStart: '6px solid #1a237e',
  boxShadow: '0 8px 24px rgba(0, 0, 81, .16)',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 48,
    paddingInline: 16,
    color: colours.body,
    textDecoration: 'none',
    '&:hover, &[aria-current="page"]': { backgroundColor: colours.indigo50, color: '#1a237e' },
  },
});

/** The header's links from 900 px on. The groups open without script, too. */
export function WideNavigation() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main">
      <List>
        {navigation.map((item) => (
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
