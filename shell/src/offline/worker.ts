/// <reference lib="webworker" />
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { caches as names, PAGE_WITH_CAMERA, type Visit, type WorkerSite } from './worker-site';

/*
 * Keeps versioned files, public pictures and visited prerendered pages. Requests of the API, and of pages that
 * are not prerendered, are never stored: docs/decisions/2026-11-23-offline.md.
 */
declare const self: ServiceWorkerGlobalScope & { site: WorkerSite };

const { pages: paths, offline, files: ofOffline } = self.site;
const DAY = 24 * 60 * 60;
/** How long a kept page waits for a newer one, in seconds. */
const PATIENCE = 8;
/** How long the installation waits for the page that asked for it, in milliseconds. */
const PAGE_PATIENCE_MS = 5000;

const VERSIONED = /^\/(shell|remotes|assets)\//;
const PICTURE = /^\/api\/v1\/pictures\/[^/]+(\/\d+)?$/;

const isVersioned = (url: URL) => isOwn(url) && VERSIONED.test(url.pathname);
const isPicture = (url: URL) => isOwn(url) && PICTURE.test(url.pathname);
const isKeptPage = (url: URL) => isOwn(url) && paths.includes(url.pathname);
const isOwn = ({ origin }: URL) => origin === self.location.origin;

const limited = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true });

// Without the times of use that the plugin writes for each file of each visit.
const code = new CacheFirst({ cacheName: names.code });
const CODE_FILES = 500;
registerQuotaErrorCallback(() => caches.delete(names.code));
const pictures = new CacheFirst({ cacheName: names.pictures, plugins: [limited(60, 30)] });
const pages = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    // A query may hold a secret, such as the one of an emailed link.
    { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname) },
    { fetchDidSucceed: ({ request, response }) => unlessKept(request, response) },
    limited(60, 30),
  ],
});

registerRoute(({ url }) => isVersioned(url), code);
registerRoute(({ url }) => isPicture(url), pictures);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isKeptPage(url),
  (options) => pages.handle(options).catch(() => offlinePage(options.url)),
);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  ({ event, request, url }) =>
    fromNetwork(event as FetchEvent, request).catch(() => offlinePage(url)),
);

self.addEventListener('install', (event) => {
  // It treats all versions alike, so that open pages can go over to it.
  void self.skipWaiting();
  passByApi(event);
  event.waitUntil(Promise.all([keepOfflinePage(), keepFirstVisit(event)]));
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    await self.registration.navigationPreload?.enable();
    const known: string[] = Object.values(names);
    const stored = await caches.keys();
    const former = stored.filter((name) => /^(code|pages|pictures|offline)-/.test(name));
    await Promise.all(former.filter((name) => !known.includes(name)).map((n) => caches.delete(n)));
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

/** Whether the page that asks for the first installation has still to say what it has loaded. */
let awaitsVisit = !self.registration.active;
let receiveFirst: (visit: Visit) => void;
const firstVisit = new Promise<Visit>((resolve) => {
  receiveFirst = resolve;
});

self.addEventListener('message', (event) => {
  const visit = event.data as Visit;
  if (!awaitsVisit) return event.waitUntil(keepVisit(event, visit));
  awaitsVisit = false;
  receiveFirst(visit);
});

/**
 * V8 compiles whole scripts that are kept during the installation, in the worker's thread ("Code caching for JavaScript
 * developers", v8.dev). Of those kept later, the page that first runs them stores what it compiled, while a reader waits.
 */
async function keepFirstVisit(event: ExtendableEvent): Promise<void> {
  if (!awaitsVisit) return;
  const visit = await Promise.race([firstVisit, pause(PAGE_PATIENCE_MS)]);
  awaitsVisit = false;
  if (visit) await keepVisit(event, visit);
}

const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(names.offline);
  const former = await cache.keys();
  await cache.add(new Request(offline, { cache: 'reload' }));
  const { href } = new URL(offline, self.location.origin);
  await Promise.all(former.filter(({ url }) => url !== href).map((key) => cache.delete(key)));
}

/** Static routing (Service Workers, W3C draft), where there is one: requests of the API do not wake the worker. */
function passByApi(event: RoutedInstallEvent): void {
  void event.addRoutes?.([
    { condition: { urlPattern: '/api/v1/pictures/*' }, source: 'fetch-event' },
    { condition: { urlPattern: '/api/*' }, source: 'network' },
  ]);
}

interface RoutedInstallEvent extends ExtendableEvent {
  addRoutes?: (
    rules: { condition: { urlPattern: string }; source: 'fetch-event' | 'network' }[],
  ) => Promise<void>;
}

/**
 * What a page loaded before the worker was there comes from the browser's own cache. A reader who comes for the
 * first time loads nothing for the worker; the code of the offline page comes with the next page.
 */
async function keepVisit(event: ExtendableEvent, visit: Visit): Promise<void> {
  const { files, path, isReturning } = visit;
  const urlsOf = (addresses: string[]) =>
    addresses.map((file) => new URL(file, self.location.origin));
  const urls = urlsOf(isReturning ? ofOffline : files);
  const cache = await caches.open(names.code);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  const visits = [
    ...urls
      .filter((url) => isVersioned(url) && !known.has(url.href))
      .map((url) => [code, url.href] as const),
    ...urls.filter(isPicture).map((url) => [pictures, url.href] as const),
    ...(paths.includes(path) && !isReturning ? [[pages, path] as const] : []),
  ];
  await Promise.allSettled(
    visits.map(([strategy, url]) => strategy.handle({ request: new Request(url), event })),
  );
  const used = urlsOf([...files, ...ofOffline]).map(({ href }) => href);
  await removeOldest(cache, new Set(used));
}

/**
 * Caches list their files in the order in which they came (`Cache.keys`). Files in use may be old: React and the fonts stay the
 * same over many releases.
 */
async function removeOldest(cache: Cache, used: ReadonlySet<string>): Promise<void> {
  const files = await cache.keys();
  const excess = Math.max(0, files.length - CODE_FILES);
  const oldest = files.filter(({ url }) => !used.has(url)).slice(0, excess);
  await Promise.all(oldest.map((file) => cache.delete(file)));
}

/** While the server restarts, a kept page is better than its error. */
async function unlessKept(request: Request, response: Response): Promise<Response> {
  if (response.status < 500) return response;
  const cache = await caches.open(names.pages);
  if (await cache.match(new URL(request.url).pathname)) throw new Error('The server is down');
  return response;
}

async function fromNetwork(event: FetchEvent, request: Request): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(request);
}

async function offlinePage({ pathname }: URL): Promise<Response> {
  const cache = await caches.open(names.offline);
  const page = await cache.match(offline);
  if (!page) return Response.error();
  const headers = new Headers(page.headers);
  if (pathname === PAGE_WITH_CAMERA) headers.set('Permissions-Policy', 'camera=(self)');
  return new Response(page.body, { status: 503, headers });
}
