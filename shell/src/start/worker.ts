import type { Visit } from '../offline/worker-site';
import { pageData } from './page-data';
import { inIdleTime } from '../idle-time';
import { isSavingData } from '../saving-data';

/** How long the page fetches nothing before it counts as complete, in milliseconds. */
const QUIET_MS = 1000;
/** How long it may fetch, or be busy with itself, all the same. */
const PATIENCE_MS = 5000;

/**
 * Registers the worker that keeps code and visited pages, once the page is complete and idle, and sends it, while it is
 * installed, the names of the files that the page has loaded without it: a worker registered earlier would handle the files
 * that the page still loads. Not on Save-Data, nor in development, which has none.
 */
export function registerWorker(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker || !pageData.worker || isSavingData()) return;
  const isReturning = serviceWorker.controller !== null;
  const register = async () => {
    const { active, waiting, installing } = await serviceWorker.register(pageData.worker, {
      updateViaCache: 'none',
    });
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const { pathname } = window.location;
    (active ?? waiting ?? installing)?.postMessage({
      files,
      path: pathname,
      isReturning,
    } satisfies Visit);
  };
  // Without it, as in a private window, the page works as it is.
  const registerQuietly = () => void register().catch(() => undefined);
  const registerWhenIdle = () => inIdleTime(registerQuietly, PATIENCE_MS);
  window.addEventListener('load', () => {
    if (isReturning) registerWhenIdle();
    else whenComplete(registerWhenIdle);
  });
}

function whenComplete(act: () => void): void {
  const end = Date.now() + PATIENCE_MS;
  const actOnce = () => {
    observer.disconnect();
    act();
  };
  let timer = setTimeout(actOnce, QUIET_MS);
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(actOnce, Math.min(QUIET_MS, end - Date.now()));
  });
  observer.observe({ type: 'resource' });
}
