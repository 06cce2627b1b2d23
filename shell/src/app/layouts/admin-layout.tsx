import { paths } from '@plenary/kit/paths';
import { useAuth, useMay, useUser } from '@plenary/kit/session';
import { BarToolsProvider, colours, SIDE_MENU_WIDTH, styled } from '@plenary/kit/ui';
import { useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { OwnedRoute } from '../../remotes/registry';
import { AdminGuard } from '../guards/admin-guard';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { Wordmark } from '../header/wordmark';
import { texts } from '../texts';
import { AdminBar } from './admin-bar';
import { AdminMenu, menuItems } from './admin-menu';
import { Main } from './main';

const Frame = styled('div')(({ theme }) => ({
  minBlockSize: '100vh',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: `${SIDE_MENU_WIDTH}px minmax(0, 1fr)`,
  },
}));

const Side = styled('aside')(({ theme }) => ({
  display: 'none',
  borderInlineEnd: `1px solid ${colours.hairline}`,
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    flexDirection: 'column',
    position: 'sticky',
    insetBlockStart: 0,
    blockSize: '100vh',
    overflowY: 'auto',
    '& nav': { flex: 1 },
  },
}));

const Skip = styled('a')({
  position: 'absolute',
  zIndex: 3,
  insetInlineStart: 8,
  insetBlockStart: -80,
  padding: '8px 16px',
  backgroundColor: colours.page,
  '&:focus': { insetBlockStart: 8 },
});

const Brand = styled('div')({ padding: '10px 20px' });

export default function AdminLayout({ routes }: { routes: OwnedRoute[] }) {
  const { user, offline } = useAuth();
  const isInArea = user ? user.role === 'admin' : offline !== null;
  const Around = isInArea ? AdminFrame : SiteFrame;
  return (
    <Around routes={routes}>
      <AdminGuard>
        <AdminOutlet routes={routes} />
      </AdminGuard>
    </Around>
  );
}

/** The server leads /admin to the dashboard, which some permissions do not open. */
function AdminOutlet({ routes }: { routes: OwnedRoute[] }) {
  const user = useUser();
  const [first] = menuItems(routes, useMay());
  const { pathname } = useLocation();
  const dashboard = paths.adminDashboard.href();
  // It is the first page of everyone who may open it; without a network no one can.
  const isRefused = user && first !== undefined && first.to !== dashboard && pathname === dashboard;
  return isRefused ? <Navigate to={first.to} replace /> : <Outlet />;
}

/** The first page of the menu: the dashboard, for everyone who may open it. */
export function AdminStart({ routes }: { routes: OwnedRoute[] }) {
  const [first] = menuItems(routes, useMay());
  return <Navigate to={first?.to ?? paths.adminDashboard.href()} replace />;
}

interface FrameProps {
  routes: OwnedRoute[];
  children: ReactNode;
}

function AdminFrame({ routes, children }: FrameProps) {
  const items = menuItems(routes, useMay());
  const [tools, setTools] = useState<Element | null>(null);
  return (
    <Frame>
      <Skip href="#main">{texts.skip}</Skip>
      <Side aria-label={texts.adminPanel} data-print="none">
        <Brand>
          <Wordmark />
        </Brand>
        <AdminMenu items={items} />
      </Side>
      <div>
        <AdminBar items={items} toolsRef={setTools} />
        <Main>
          <BarToolsProvider value={tools}>{children}</BarToolsProvider>
        </Main>
      </div>
    </Frame>
  );
}

function SiteFrame({ children }: FrameProps) {
  const user = useUser();
  return (
    <>
      <Header />
      <Main>{children}</Main>
      {user && <Footer />}
    </>
  );
}
