import createEmotionServer from '@emotion/server/create-instance';
import { createSessionStore } from '@plenary/kit/session';
import { createStyleCache } from '@plenary/kit/ui';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { loadErrorParts } from '../app/errors/error-parts';
import { createQueryClient, Product } from '../app/product';
import { appRoutes } from '../app/routes';
import type { BootData } from '../boot-data';
import type { PageStore } from '../remotes/page-store';
import { routesOf } from '../remotes/registry';

export interface RenderedPage {
  title?: string;
  html: string;
  styles: { ids: string; css: string }[];
}

export async function renderPage(
  boot: BootData,
  pages: PageStore,
  path: string,
): Promise<RenderedPage> {
  const route = routesOf(boot.registry).find((each) => each.path === path);
  if (route) await pages.load(route.remote, route.path);

  // Into the page of unknown addresses, which works without JavaScript.
  await loadErrorParts();
  const handler = createStaticHandler(appRoutes(boot.registry));
  const context = await handler.query(new Request(`http://site.invalid${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects; it cannot be prerendered`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const cache = createStyleCache();
  // Made before rendering: from then on the cache keeps the styles instead of writing them inline.
  const emotion = createEmotionServer(cache);

  const html = renderToString(
    <Product
      edition={boot.edition}
      composedYear={boot.composedYear}
      composedState={boot.composedState}
      composedAt={boot.composedAt}
      assets={boot.assets}
      pages={pages}
      session={createSessionStore()}
      queries={createQueryClient()}
      cache={cache}
    >
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Product>,
  );

  const chunks = emotion.extractCriticalToChunks(html);
  const styles = chunks.styles
    .filter(({ css }) => css.length > 0)
    .map(({ key, ids, css }) => ({ ids: [key, ...ids].join(' '), css }));
  const { title } = (context.matches.at(-1)?.route.handle ?? {}) as { title?: string };
  return { title, html: chunks.html, styles };
}
