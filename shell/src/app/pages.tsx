import { createContext, useContext } from 'react';
import { matchRoutes, renderMatches, useLocation, type RouteObject } from 'react-router-dom';
import type { OwnedRoute } from '../remotes/registry';
import { CrashBoundary } from './crash-page';

/** What a route hands on as its `handle`: a remote's route whole, of a page of the shell the title. */
export type ShownPage = Partial<OwnedRoute>;

const PageTitle = createContext<string | undefined>(undefined);

/** Of the route that is shown. */
export function usePageTitle(): string | undefined {
  return useContext(PageTitle);
}

export function Pages({ routes }: { routes: RouteObject[] }) {
  const at = useLocation();
  return (
    <CrashBoundary>
      <PageTitle value={pageAt(routes, at).title}>{renderMatches(matchesAt(routes, at))}</PageTitle>
    </CrashBoundary>
  );
}

type Matches = ReturnType<typeof matchRoutes>;

let last: { routes: RouteObject[]; pathname: string; matches: Matches } | undefined;

/** The router ranks all routes each time, which takes a phone 15 ms: the start and the first rendering share it. */
function matchesAt(routes: RouteObject[], { pathname }: { pathname: string }): Matches {
  if (last?.routes !== routes || last.pathname !== pathname) {
    last = { routes, pathname, matches: matchRoutes(routes, pathname) };
  }
  return last.matches;
}

export function pageAt(routes: RouteObject[], at: { pathname: string }): ShownPage {
  return (matchesAt(routes, at)?.at(-1)?.route.handle as ShownPage | undefined) ?? {};
}
