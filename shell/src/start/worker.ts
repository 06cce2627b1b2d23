import type { Visit } from '../offline/worker-site';
import { pageData } from './page-data';
import { isSavingData } from './product-code';

/** How long the browser may be busy with the page itself, in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * Registers the worker that keeps code and visited pages, once the page is loaded and has nothing to do, and tells it
 * what the page has loaded without it. Not on Save-Data, nor in development, which has none.
 */
export function registerWorker(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker || !pageData.worker || isSavingData()) return;
  const isReturning = serviceWorker.controller !== null;
  const register = async () => {
    await serviceWorker.register(pageData.worker, { updateViaCache: 'none' });
    const { active } = await serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const { pathname } = window.location;
    active?.postMessage({ files, path: pathname, isReturning } satisfies Visit);
  };
  // Without it, as in a private window, the page works as it is.
  const registerQuietly = () => void register().catch(() => undefined);
  window.addEventListener('load', () => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(registerQuietly, { timeout: PATIENCE_MS });
    else registerQuietly();
  });
}
