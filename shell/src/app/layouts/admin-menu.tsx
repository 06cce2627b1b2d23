import * as icons from '@plenary/kit/art/icons';
import { colours, styled } from '@plenary/kit/ui';
import type { ComponentType } from 'react';
import { NavLink } from 'react-router-dom';
import type { OwnedRoute } from '../../remotes/registry';

export interface MenuItem {
  to: string;
  label: string;
  icon: string;
}

/** The area's menu, from what the routes say of themselves. */
export function menuItems(routes: OwnedRoute[]): MenuItem[] {
  return routes
    .flatMap(({ path, layout, menu }) => (layout === 'admin' && menu ? [{ path, ...menu }] : []))
    .sort((a, b) => a.order - b.order)
    .map(({ path, label, icon }) => ({ to: path, label, icon }));
}

const List = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: 4,
  padding: '8px 12px',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minBlockSize: 44,
    paddingInline: 14,
    borderRadius: 8,
    borderInlineStart: '4px solid transparent',
    color: '#333',
    fontWeight: 500,
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: colours.indigo50 },
  '& a[aria-current="page"]': {
    backgroundColor: colours.indigo100,
    borderInlineStartColor: '#f50057',
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    color: '#1a237e',
    fontWeight: 700,
  },
});

export function AdminMenu(props: { items: MenuItem[]; onChoose?: () => void }) {
  return (
    <nav aria-label="Admin">
      <List>
        {props.items.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} onClick={props.onChoose}>
              <MenuIcon name={icon} />
              {label}
            </NavLink>
          </li>
        ))}
      </List>
    </nav>
  );
}

/** An icon by the name that a remote's route gives, e.g. `IconUsers`. */
function MenuIcon({ name }: { name: string }) {
  const Icon = (icons as Record<string, ComponentType>)[name] ?? icons.IconFile;
  return <Icon />;
}
