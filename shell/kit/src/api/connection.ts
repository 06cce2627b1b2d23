/** A host on this machine answers without a network, for example in a container that has none. */
const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;

const isInBrowser = typeof window !== 'undefined';
let offline = isInBrowser && !navigator.onLine && !LOOPBACK.test(window.location.hostname);

if (isInBrowser) {
  window.addEventListener('offline', () => (offline = true));
  window.addEventListener('online', () => (offline = false));
}

/** True while the browser has no network; no request is made then. */
export function isOffline(): boolean {
  return offline;
}

/** @returns a function that removes the listener */
export function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('offline', listener);
  window.addEventListener('online', listener);
  return () => {
    window.removeEventListener('offline', listener);
    window.removeEventListener('online', listener);
  };
}

/** Resolves at once while the browser is online. */
export function untilOnline(): Promise<void> {
  if (!offline) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
