import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RemoteModule, RouteManifest } from '../remote';
import { Spinner } from '../ui';

export interface RemoteContent {
  routes: RouteManifest;
  remote: RemoteModule;
}

/** Without guards; other paths show `elsewhere`. @throws Error for a route without a page */
export function remoteRoutes({ routes, remote }: RemoteContent, elsewhere: ReactNode = null) {
  const pages = routes.routes.map(({ path }): RouteObject => {
    const load = remote.pages[path];
    if (!load) throw new Error(`The remote has no page for ${path}`);
    const Page = loaded.get(load) ?? lazyPage(load);
    return {
      path,
      element: (
        <Suspense fallback={<Spinner />}>
          <Page />
        </Suspense>
      ),
    };
  });
  return [...pages, { path: '*', element: elsewhere }];
}

type Load = RemoteModule['pages'][string];

/** React keeps a spinner for at least 300 ms: once is enough. */
const loaded = new WeakMap<Load, ComponentType>();

function lazyPage(load: Load): ComponentType {
  return lazy(async () => {
    const page = await load();
    loaded.set(load, page.default);
    return page;
  });
}
