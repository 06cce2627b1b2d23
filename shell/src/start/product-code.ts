import { BOOT_DATA_ID } from '../boot-data';
import { inIdleTime } from '../idle-time';
import { isSavingData } from '../saving-data';
import type { Script } from '../scripts-with-digests';
import { reloadOnReturn } from './offline-page';
import { pageData } from './page-data';

/** How long a page that is not painted waits all the same, in milliseconds. */
const PATIENCE_MS = 1000;

/** Until a page that is never said to be idle counts as idle, in milliseconds. */
const IDLE_AFTER_MS = 2000;

let isAsked = false;

/**
 * Evaluates the product's code, after the page is painted: on a slow link its words and font come first, and
 * a page that comes from the cache does not wait for code that is evaluated.
 */
export function startProduct(): void {
  if (isAsked) return;
  isAsked = true;
  whenPainted(() => {
    preload(pageData.preloads);
    addSiteData('preload');
    const onerror = pageData.isOffline ? reloadOnReturn : null;
    for (const { address, integrity } of pageData.scripts) {
      add('script', { async: false, integrity, src: address, onerror });
    }
  });
}

/** Into the browser's cache: a preload that failed would fail the page, and each would need its own press of Retry. */
export function fetchIntoCache(addresses: string[]): void {
  for (const address of addresses) {
    fetch(address, { priority: 'low' })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  }
}

/** Fetches scripts that the product will ask for. */
export function preload(scripts: Script[]): void {
  for (const { address, integrity } of scripts) {
    const link = { rel: 'preload', as: 'script', fetchPriority: 'low' };
    add('link', { ...link, href: address, integrity });
  }
}

/** Without the controls that kit/src/behaviours answers. */
const USES_OWN_CODE =
  'form, a[data-needs-code], button:not([data-tabs] *, [data-map] *, [data-gallery] *, [data-lightbox] *)';

/**
 * Into the cache of the browser, so that neither the first use nor the next page waits for it: the product's code,
 * and that of this page where something on it can be used, or where its route says so.
 */
export function fetchWhenIdle(): void {
  if (isSavingData()) return;
  const fetchScripts = () => {
    if (isAsked) return;
    const needsOwn = pageData.prefetch ?? document.querySelector(USES_OWN_CODE);
    const own = needsOwn ? pageData.preloads : [];
    for (const { address } of [...pageData.scripts, ...own]) {
      add('link', { rel: 'prefetch', as: 'script', href: address });
    }
    addSiteData('prefetch');
  };
  whenIdle(fetchScripts);
}

/** After the page is loaded and painted. */
export function whenIdle(act: () => void): void {
  window.addEventListener('load', () => whenPainted(() => inIdleTime(act, IDLE_AFTER_MS)));
}

/** Fetches the page of a link that is pointed at. */
export function fetchNextPage(): void {
  if (isSavingData()) return;
  const fetched = new Set([window.location.pathname]);
  const fetchPage = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || isAsked || link.origin !== window.location.origin) return;
    // Files are for saving.
    if (fetched.has(link.pathname) || link.pathname.includes('.')) return;
    fetched.add(link.pathname);
    add('link', { rel: 'prefetch', href: link.pathname });
  };
  document.addEventListener('pointerover', fetchPage);
  document.addEventListener('focusin', fetchPage);
}

function whenPainted(act: () => void): void {
  let isDone = false;
  const actOnce = () => {
    if (!isDone) act();
    isDone = true;
  };
  new PerformanceObserver(actOnce).observe({ type: 'paint', buffered: true });
  setTimeout(actOnce, document.hidden ? 0 : PATIENCE_MS);
}

function addSiteData(rel: 'preload' | 'prefetch'): void {
  const href = document.getElementById(BOOT_DATA_ID)?.dataset.siteData;
  if (href) add('link', { rel, as: 'fetch', crossOrigin: 'anonymous', href });
}

export function add(name: string, properties: object): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}
