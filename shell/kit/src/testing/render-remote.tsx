import createCache from '@emotion/cache';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { parsePath, useRoutes, type RouteObject } from 'react-router-dom';
import { onSessionLost } from '../api';
import { EditionProvider, type Edition } from '../edition';
import { paths } from '../paths';
import { createMemoryRouter, RouterRoot, type Router } from '../router';
import { AuthProvider, type Right, type User } from '../session';
import { KitTheme } from '../ui';
import { remoteRoutes, type RemoteContent } from './remote-routes';
import { sampleEdition } from './sample-edition';
import { logIn } from './log-in';

export interface RenderOptions {
  path?: string;
  state?: unknown;
  user?: User;
  /** Of an administrator; every right by default. */
  rights?: readonly Right[];
  edition?: Edition;
}

export type Rendered = RenderResult & { router: Router };

/**
 * A cache of emotion that names styles and inserts none. jsdom would match every rule for each query
 * by role (three fifths of the time of all tests), and would parse each rule.
 */
function noStyles() {
  const cache = createCache({ key: 'p', container: document.createElement('div') });
  cache.insert = (_selector, { name }) => {
    cache.inserted[name] = true;
  };
  return cache;
}

export function renderRemote(
  content: ReactElement | RemoteContent,
  { path = '/', state, user, rights, edition = sampleEdition }: RenderOptions = {},
): Rendered {
  if (user) logIn(user, rights);
  const routes =
    'remote' in content ? remoteRoutes(content) : [{ path: '*', element: content } as RouteObject];
  const router = createMemoryRouter({ ...parsePath(path), state });
  onSessionLost(() => void router.navigate(paths.login.href()));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <KitTheme cache={noStyles()}>
      <QueryClientProvider client={queries}>
        <AuthProvider>
          <EditionProvider edition={edition}>
            <RouterRoot router={router}>
              <Routes routes={routes} />
            </RouterRoot>
          </EditionProvider>
        </AuthProvider>
      </QueryClientProvider>
    </KitTheme>,
  );
  return { ...view, router };
}

function Routes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}
