import type { EmotionCache } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createMemoryRouter, RouterRoot } from '@plenary/kit/router';
import { createSessionStore } from '@plenary/kit/session';
import { createStyleCache } from '@plenary/kit/ui';
import * as reactQuery from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { loadErrorParts } from '../app/errors/error-parts';
import { pageAt, Pages } from '../app/pages';
import { Product, queriesWith } from '../app/product';
import { appRoutes } from '../app/routes';
import type { BootData } from '../boot-data';
import type { PageStore } from '../remotes/page-store';
import { routesOf } from '../remotes/registry';

/** React writes it where a part threw, or waited, and its Suspense boundary shows a fallback instead. */
const FALLBACK = '<!--$!-->';

export interface RenderedPage {
  title?: string;
  html: string;
  styles: { ids: string; css: string }[];
}

/** @throws when a part of the page throws */
export async function renderPage(
  boot: BootData,
  pages: PageStore,
  path: string,
): Promise<RenderedPage> {
  const route = routesOf(boot.registry).find((each) => each.path === path);
  if (route) await pages.load(route.remote, route.path);

  // Into the page of unknown addresses, which works without JavaScript.
  await loadErrorParts();
  const routes = appRoutes(boot.registry);
  const cache = createStyleCache();
  // Made before rendering: from then on the cache keeps the styles instead of writing them inline.
  const emotion = createEmotionServer(cache);

  const page = (
    <Product
      edition={boot.edition}
      composedYear={boot.composedYear}
      composedState={boot.composedState}
      composedAt={boot.composedAt}
      assets={boot.assets}
      pages={pages}
      session={createSessionStore()}
      Queries={queriesWith(reactQuery)}
      cache={cache}
    >
      <RouterRoot router={createMemoryRouter(path)}>
        <Pages routes={routes} />
      </RouterRoot>
    </Product>
  );
  const html = renderToString(page);
  if (html.includes(FALLBACK)) throw await errorIn(page);

  const chunks = emotion.extractCriticalToChunks(html);
  const styles = chunks.styles
    .filter(({ css }) => css.length > 0)
    .map(({ key, ids, css }) => ({ ids: [key, ...ids, ...partsOf(cache, ids)].join(' '), css }));
  return { title: pageAt(routes, { pathname: path }).title, html: chunks.html, styles };
}

/** `renderToString` hides errors below a boundary. */
function errorIn(page: ReactNode): Promise<unknown> {
  return new Promise((resolve) => {
    renderToPipeableStream(page, {
      onError: resolve,
      onAllReady: () => resolve(new Error('a part of it is not there at once')),
    });
  });
}

/** Styles that are written as a part of these, such as a component's own: the browser need not insert them. */
function partsOf({ key, inserted, registered }: EmotionCache, ids: readonly string[]): string[] {
  const textOf = (id: string) => registered[`${key}-${id}`];
  const written = new Set(ids);
  return Object.keys(inserted).filter((id) => {
    const text = textOf(id);
    return text && !written.has(id) && ids.some((each) => textOf(each)?.includes(text));
  });
}
