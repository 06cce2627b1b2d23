import { paths } from '@plenary/kit/paths';
import type { Layout } from '@plenary/kit/remote';
import { Spinner } from '@plenary/kit/ui';
import { lazy, Suspense } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { routesOf, type OwnedRoute, type Registry } from '../remotes/registry';
import { NotFoundPage } from './errors/not-found-page';
import { OfflinePage } from './errors/offline-page';
import { GuardedPage } from './guarded-page';
import { loadedAhead } from './layouts/loaded-ahead';
import { PublicLayout } from './layouts/public-layout';
import { Root } from './root';
import { errorTexts } from './errors/texts';
import { texts } from './texts';

/** Renders the page for readers without a network; the product then shows the page of the address. */
export const OFFLINE_PATH = '/_/offline';
/** Renders the frame of a page without its code; unknown paths start with it. */
export const WAITING_PATH = '/_/waiting';

const ReviewerLayout = loadedAhead(() => import('./layouts/reviewer-layout'));
const AdminLayout = loadedAhead(() => import('./layouts/admin-layout'));
const AdminStart = lazy(() =>
  import('./layouts/admin-layout').then((module) => ({ default: module.AdminStart })),
);

/** Loads the code of a layout before it is rendered. */
export async function layoutAhead(layout: Layout): Promise<void> {
  if (layout === 'admin') await AdminLayout.ahead();
  if (layout === 'reviewer') await ReviewerLayout.ahead();
}

export function appRoutes(registry: Registry): RouteObject[] {
  const routes = routesOf(registry);
  const pages = (layout: Layout): RouteObject[] =>
    routes.filter((route) => route.layout === layout).map(pageRoute);
  const moved = (from: string, to: string): RouteObject => ({
    path: from,
    element: <Navigate to={to} replace />,
  });

  return [
    {
      element: <Root />,
      children: [
        {
          element: (
            <Suspense fallback={<Spinner />}>
              <AdminLayout routes={routes} />
            </Suspense>
          ),
          children: [
            { path: paths.admin.pattern, element: <AdminStart routes={routes} /> },
            ...pages('admin'),
          ],
        },
        {
          element: (
            <Suspense fallback={<Spinner />}>
              <ReviewerLayout />
            </Suspense>
          ),
          children: pages('reviewer'),
        },
        {
          element: <PublicLayout />,
          children: [
            moved(paths.registerConference.pattern, paths.conferenceRegister.href()),
            ...pages('public'),
            { path: WAITING_PATH, element: <Spinner /> },
            { path: OFFLINE_PATH, element: <OfflinePage />, handle: { title: errorTexts.offline } },
            {
              path: '*',
              element: <NotFoundPage routes={routes} />,
              handle: { title: texts.notFoundTitle },
            },
          ],
        },
      ],
    },
  ];
}

function pageRoute(route: OwnedRoute): RouteObject {
  return {
    path: route.path,
    element: <GuardedPage key={route.path} route={route} />,
    handle: route,
  };
}
