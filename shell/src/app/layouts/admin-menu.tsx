import * as icons from '@plenary/kit/art/icons';
import { paths } from '@plenary/kit/paths';
import { useAuth, type Right } from '@plenary/kit/session';
import { colours, styled } from '@plenary/kit/ui';
import { Fragment, type ComponentType } from 'react';
import { Link, NavLink } from 'react-router-dom';
import type { OwnedRoute } from '../../remotes/registry';
import { useLogout } from '../logout/logout';
import { texts } from '../texts';

export interface MenuItem {
  to: string;
  label: string;
  icon: string;
  group?: string;
}

/** Of the pages that the person may open. */
export function menuItems(routes: OwnedRoute[], may: (right: Right) => boolean): MenuItem[] {
  return routes
    .filter(({ right }) => !right || may(right))
    .flatMap(({ path, layout, menu }) => (layout === 'admin' && menu ? [{ path, ...menu }] : []))
    .sort((a, b) => a.order - b.order)
    .map(({ path, label, icon, group }) => ({ to: path, label, icon, group }));
}

const List = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: 4,
  padding: '6px 12px',
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    inlineSize: '100%',
    minBlockSize: 44,
    padding: '0 14px',
    border: 0,
    borderInlineStart: '5px solid transparent',
    borderRadius: 8,
    backgroundColor: 'transparent',
    color: colours.barText,
    font: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 400,
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& a:hover, & button:hover': { backgroundColor: colours.indigo50 },
  '& a[aria-current="page"]': {
    backgroundColor: colours.indigo100,
    borderInlineStartColor: colours.secondary,
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    color: colours.primary,
    fontWeight: 700,
  },
});

const Group = styled('li')({
  padding: '20px 14px 4px',
  fontSize: '0.875rem',
  color: colours.muted,
});

const Ways = styled(List)({ borderBlockStart: `1px solid ${colours.hairline}` });

const Person = styled('li')({
  padding: '8px 14px 0',
  fontSize: '0.875rem',
  color: colours.muted,
  overflowWrap: 'anywhere',
});

export function AdminMenu({ items, onChoose }: { items: MenuItem[]; onChoose?: () => void }) {
  const { user, offline } = useAuth();
  const name = user ? `${user.firstName} ${user.lastName}` : offline?.name;
  const logout = useLogout();
  return (
    <>
      <nav aria-label={texts.adminSections}>
        <List>
          {items.map(({ to, label, icon, group }, index) => (
            <Fragment key={to}>
              {group && group !== items[index - 1]?.group && <Group>{group}</Group>}
              <li>
                <NavLink to={to} end={hasPartsOf(to, items)} onClick={onChoose}>
                  <MenuIcon name={icon} />
                  {label}
                </NavLink>
              </li>
            </Fragment>
          ))}
        </List>
      </nav>
      <Ways>
        {name && <Person>{name}</Person>}
        <li>
          <Link to={paths.home.href()}>
            <icons.IconChevronLeft />
            {texts.backToSite}
          </Link>
        </li>
        <li>
          <button type="button" onClick={logout}>
            <icons.IconLogOut />
            {texts.logout}
          </button>
        </li>
      </Ways>
    </>
  );
}

/** A section below another one is not part of it. */
function hasPartsOf(path: string, items: MenuItem[]): boolean {
  return items.some(({ to }) => to.startsWith(`${path}/`));
}

function MenuIcon({ name }: { name: string }) {
  const Icon = (icons as Record<string, ComponentType>)[name] ?? icons.IconFile;
  return <Icon />;
}
