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

/** The router ranks routes each time: the start and the first rendering share it. */
function matchesAt(routes: RouteObject[], { pathname }: { pathname: string }): Matches {
  if (last?.routes !== routes || last.pathname !== pathname) {
    last = { routes, pathname, matches: matchRoutes(near(routes, pathname), pathname) };
  }
  return last.matches;
}

/** Routes whose first segment is that of the path: of each route that it looks at, the router compiles an expression. */
function near(routes: RouteObject[], pathname: string): RouteObject[] {
  const first = firstSegment(pathname);
  if (first.includes('%')) return routes;
  return routes.flatMap((route) => {
    if (route.children) return [{ ...route, children: near(route.children, pathname) }];
    const own = firstSegment(route.path ?? '');
    return own === first || /^[:*]/.test(own) ? [route] : [];
  });
}

// The router ignores case.
const firstSegment = (path: string) => path.replace(/^\/+/, '').split('/')[0]!.toLowerCase();

export function pageAt(routes: RouteObject[], at: { pathname: string }): ShownPage {
  return (matchesAt(routes, at)?.at(-1)?.route.handle as ShownPage | undefined) ?? {};
}
