import type { Visit } from '../offline/worker-site';
import { pageData } from './page-data';
import { isSavingData } from './product-code';

/**
 * Registers the worker that keeps code and visited pages, once the page is loaded. It fetches again, from the
 * browser's cache, what the page had loaded before. Not on Save-Data, nor in development, which has none.
 */
export function registerWorker(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker || !pageData.worker || isSavingData()) return;
  const isKept = serviceWorker.controller !== null;
  const register = async () => {
    await serviceWorker.register(pageData.worker, { updateViaCache: 'none' });
    if (isKept) return;
    const { active } = await serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const files = [...new Set([...loaded, ...pageData.scripts, ...pageData.preloads])];
    active?.postMessage({ files, path: window.location.pathname } satisfies Visit);
  };
  // Without it, as in a private window, the page works as it is.
  window.addEventListener('load', () => void register().catch(() => undefined));
}
