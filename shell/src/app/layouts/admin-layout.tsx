import { colours, heights, SIDE_MENU_WIDTH, styled } from '@plenary/kit/ui';
import { Outlet, useMatches } from 'react-router-dom';
import type { OwnedRoute } from '../../remotes/registry';
import { AdminGuard } from '../guards/admin-guard';
import { texts } from '../texts';
import { AdminMenu, menuItems } from './admin-menu';
import { AdminMobileMenu } from './admin-mobile-menu';
import { Main } from './main';
import { Wordmark } from '../header/wordmark';

const Frame = styled('div')(({ theme }) => ({
  minBlockSize: '100vh',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: `${SIDE_MENU_WIDTH}px minmax(0, 1fr)`,
  },
}));

const Side = styled('div')(({ theme }) => ({
  display: 'none',
  borderInlineEnd: `1px solid ${colours.hairline}`,
  [theme.breakpoints.up('md')]: {
    display: 'block',
    position: 'sticky',
    insetBlockStart: 0,
    blockSize: '100vh',
    overflowY: 'auto',
  },
}));

const Brand = styled('div')({ padding: '14px 20px' });

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  blockSize: heights.barSmall,
  paddingInline: 20,
  backgroundColor: '#fff',
  color: '#333',
  fontSize: '1.125rem',
  fontWeight: 500,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  [theme.breakpoints.up('sm')]: { blockSize: heights.bar, paddingInline: 32 },
}));

/** The admin area: side menu from 900 px on, a dropdown below it; top bar; no footer. */
export default function AdminLayout({ routes }: { routes: OwnedRoute[] }) {
  const title = (useMatches().at(-1)?.handle as { title?: string } | undefined)?.title;
  const items = menuItems(routes);
  return (
    <AdminGuard>
      <Frame>
        <Side>
          <Brand>
            <Wordmark />
          </Brand>
          <AdminMenu items={items} />
        </Side>
        <div>
          <Bar>
            <span>{title ?? texts.adminPanel}</span>
            <AdminMobileMenu items={items} />
          </Bar>
          <Main>
            <Outlet />
          </Main>
        </div>
      </Frame>
    </AdminGuard>
  );
}
