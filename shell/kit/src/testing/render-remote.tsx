import createCache from '@emotion/cache';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, parsePath, RouterProvider, type RouteObject } from 'react-router-dom';
import { onSessionLost } from '../api';
import { EditionProvider, type Edition } from '../edition';
import { paths } from '../paths';
import { AuthProvider, type User } from '../session';
import { KitTheme } from '../ui';
import { remoteRoutes, type RemoteContent } from './remote-routes';
import { sampleEdition } from './sample-edition';
import { signIn } from './sign-in';

export interface RenderOptions {
  /** Address that is opened, with search and hash if any. */
  path?: string;
  /** Navigation state that the address is opened with. */
  state?: unknown;
  /** Who is signed in. Nobody without it. */
  user?: User;
  edition?: Edition;
}

/** Where the product would have gone is in `router.state.location`. */
export type Rendered = RenderResult & { router: ReturnType<typeof createMemoryRouter> };

// jsdom draws nothing, and matches every rule of a page against an element each time a test asks for
// its role: that was three fifths of the time of all tests. What the styles do is seen in Chromium.
const unseenStyles = () => createCache({ key: 'p', container: document.createElement('div') });

/**
 * Renders a page, or a remote with all its routes, with what the shell puts around it: theme,
 * session, edition, query cache and router; a lost session goes to /login. Guards and gates are the
 * shell's, and are not here.
 */
export function renderRemote(
  content: ReactElement | RemoteContent,
  { path = '/', state, user, edition = sampleEdition }: RenderOptions = {},
): Rendered {
  if (user) signIn(user);
  const routes =
    'remote' in content ? remoteRoutes(content) : [{ path: '*', element: content } as RouteObject];
  const router = createMemoryRouter(routes, { initialEntries: [{ ...parsePath(path), state }] });
  onSessionLost(() => void router.navigate(paths.login.href()));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <KitTheme cache={unseenStyles()}>
      <QueryClientProvider client={queries}>
        <AuthProvider>
          <EditionProvider edition={edition}>
            <RouterProvider router={router} />
          </EditionProvider>
        </AuthProvider>
      </QueryClientProvider>
    </KitTheme>,
  );
  return { ...view, router };
}
