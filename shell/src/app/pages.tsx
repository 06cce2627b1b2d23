import { createContext, useContext } from 'react';
import { matchRoutes, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { CrashBoundary } from './crash-page';

const PageTitle = createContext<string | undefined>(undefined);

/** Of the route that is shown. */
export function usePageTitle(): string | undefined {
  return useContext(PageTitle);
}

export function Pages({ routes }: { routes: RouteObject[] }) {
  return (
    <CrashBoundary>
      <PageTitle value={titleOf(routes, useLocation())}>{useRoutes(routes)}</PageTitle>
    </CrashBoundary>
  );
}

export function titleOf(routes: RouteObject[], at: { pathname: string }): string | undefined {
  const route = matchRoutes(routes, at)?.at(-1)?.route;
  return (route?.handle as { title?: string } | undefined)?.title;
}
