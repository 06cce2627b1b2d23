import { onSessionLost } from '@plenary/kit/api';
import { markTakeover } from './app/answers-mark';
import { focusHeading } from './app/focus-heading';
import { currentLocale } from '@plenary/kit/i18n';
import { paths } from '@plenary/kit/paths';
import { createBrowserRouter, RouterRoot } from '@plenary/kit/router';
import { createSessionStore } from '@plenary/kit/session';
import { createStyleCache } from '@plenary/kit/ui';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RouteObject } from 'react-router-dom';
import { loadErrorParts } from './app/errors/error-parts';
import { lostRoutes } from './app/lost-page';
import { afterFirstAnswer } from './app/first-answer';
import { pageAt, Pages, type ShownPage } from './app/pages';
import { Product, queriesWith, type ProductProps } from './app/product';
import { appRoutes, layoutAhead } from './app/routes';
import type { BootData } from './boot-data';
import { awaitReturn } from './offline/await-return';
import { federatedSource } from './remotes/federated-source';
import { mayOpen } from './may-open';
import { offeredModules } from './remotes/offered-modules';
import { PageStore } from './remotes/page-store';
import { readListsAhead } from './remotes/integrity';
import { fetchRegistry, isRegistry, type OwnedRoute, type Registry } from './remotes/registry';

/** How long a prerendered page waits for its code, to be hydrated in place. */
const TAKEOVER_MS = 10_000;

/** How long a page waits for its layout before it shows that it waits, in milliseconds. */
const LAYOUT_MS = 1000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function startProduct(root: HTMLElement, boot: BootData): Promise<void> {
  if (boot.isOffline) awaitReturn();
  const product = productOf(boot, queriesWith(await offeredModules.queries()));
  const known = await (isRegistry(boot.registry) ? inPageLanguage(boot.registry) : readRegistry());
  if (!known) return startLost(root, boot, product);

  const pages = new PageStore(federatedSource(known), known);
  const routes = appRoutes(known);
  const shown = pageAt(routes, window.location);
  const page = isOfRemote(shown) ? shown : undefined;
  // The prerendered error page stays until its parts are here.
  if (!page) await loadErrorParts();
  const isPrerendered = boot.prerendered === window.location.pathname;
  // Its code arrives while the layout is loaded and rendered.
  if (page && !isPrerendered && !boot.isOffline && mayOpen(page)) {
    pages.begin(page.remote, page.path);
    await Promise.race([layoutAhead(page.layout), wait(LAYOUT_MS)]);
  }
  const isHydrated = isPrerendered && page !== undefined && (await isHereInTime(pages, page));
  markTakeover();
  void afterFirstAnswer.then(readListsAhead);
  prefetchOnHint(pages, routes);
  if (isHydrated) {
    startTransition(() => {
      hydrateRoot(root, product(pages, routes));
    });
    return;
  }
  if (isPrerendered) keepPrerendered(root, pages);
  const fresh = createRoot(root);
  startTransition(() => fresh.render(product(pages, routes)));
}

type MakeProduct = (pages: PageStore, routes: RouteObject[]) => ReactNode;

function productOf(boot: BootData, Queries: ProductProps['Queries']): MakeProduct {
  const { edition, composedYear, composedState, composedAt, assets } = boot;
  const session = createSessionStore(awaitReturn);
  const cache = createStyleCache();
  const router = createBrowserRouter();
  onSessionLost(() => {
    const { pathname, search } = window.location;
    session.setState({ user: null });
    void router.navigate(paths.login.href(), { state: { from: pathname + search } });
  });
  return (pages, routes) => {
    const composed = { composedYear, composedState, composedAt };
    const parts = { edition, ...composed, assets, pages, session, Queries, cache };
    return (
      <Product {...parts}>
        <RouterRoot router={router}>
          <Pages routes={routes} />
        </RouterRoot>
      </Product>
    );
  };
}

function startLost(root: HTMLElement, boot: BootData, product: MakeProduct): void {
  const empty = { shell: '', contract: '', remotes: {} };
  const lost = new PageStore(federatedSource(empty), empty);
  if (boot.prerendered === window.location.pathname) keepPrerendered(root, lost);
  markTakeover();
  const reactRoot = createRoot(root);
  const retry = async () => {
    const registry = await readRegistry();
    if (!registry) return;
    const pages = new PageStore(federatedSource(registry), registry);
    reactRoot.render(product(pages, appRoutes(registry)));
    focusHeading();
  };
  reactRoot.render(product(lost, lostRoutes(retry)));
}

function readRegistry(): Promise<Registry | undefined> {
  return fetchRegistry().then(inPageLanguage, () => undefined);
}

async function inPageLanguage(registry: Registry): Promise<Registry> {
  if ((registry.lang ?? 'en') === currentLocale().lang) return registry;
  return (await import('./remotes/localized-registry')).localizedRegistry(registry);
}

/**
 * The code for it comes once a pointer moves, so that no page waits for it: one that rests comes over each new page as well.
 */
function prefetchOnHint(pages: PageStore, routes: RouteObject[]): void {
  const begin = (event: Event) =>
    void import('./app/prefetch-pages').then(
      ({ prefetchPages }) => prefetchPages(pages, routes)(event),
      () => undefined,
    );
  document.addEventListener('pointermove', begin, { once: true });
}

const isOfRemote = (page: ShownPage): page is OwnedRoute => page.remote !== undefined;

/** Hydration starts once the code of the page is loaded, so that nothing flickers. */
async function isHereInTime(pages: PageStore, { remote, path }: OwnedRoute): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), TAKEOVER_MS));
  const here = pages.load(remote, path).then(
    () => true,
    () => false,
  );
  return Promise.race([here, late]);
}

function keepPrerendered(root: HTMLElement, pages: PageStore): void {
  const html = root.querySelector('#main')?.innerHTML ?? '';
  pages.keep({ path: window.location.pathname, html });
}
