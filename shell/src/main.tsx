import { onSessionLost } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { createSessionStore } from '@plenary/kit/session';
import { createStyleCache } from '@plenary/kit/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { createQueryClient, Product } from './app/product';
import { appRoutes } from './app/routes';
import { readBootData, ROOT_ID } from './boot-data';
import { federatedSource } from './remotes/federated-source';
import { connectRemotes } from './remotes/federation-host';
import './remotes/offered-modules';
import { PageStore } from './remotes/page-store';
import { routesOf } from './remotes/registry';

async function start() {
  const { registry, edition, composedYear, assets, prerendered } = readBootData();
  connectRemotes(registry);
  const pages = new PageStore(federatedSource);
  const session = createSessionStore();
  const router = createBrowserRouter(appRoutes(registry));

  onSessionLost(() => {
    const { pathname, search } = window.location;
    session.setState({ user: null });
    void router.navigate(paths.login.href(), { state: { from: pathname + search } });
  });

  const product = (
    <Product
      edition={edition}
      composedYear={composedYear}
      assets={assets}
      pages={pages}
      session={session}
      queries={createQueryClient()}
      cache={createStyleCache()}
    >
      <RouterProvider router={router} />
    </Product>
  );

  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('The page has no root element');
  const isPrerendered = prerendered === window.location.pathname;
  const isHere = isPrerendered && (await loadCurrentPage());
  if (isHere) hydrateRoot(root, product);
  else createRoot(root).render(product);

  /** A prerendered page is taken over once its code is here, so that nothing flickers. */
  async function loadCurrentPage(): Promise<boolean> {
    const route = matchRoutes(routesOf(registry), window.location)?.[0]?.route;
    if (!route) return false;
    return pages.load(route.remote, route.path).then(
      () => true,
      () => false,
    );
  }
}

void start();
