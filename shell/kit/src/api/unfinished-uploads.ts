/** In the browser: uploads of one account that can continue after a reload. */
export const UNFINISHED_UPLOADS = 'uploads';

const listeners = new Set<() => void>();

/** The next person at the device must neither find nor continue an upload. Ends those of this page. */
export function forgetUploads(): void {
  for (const listener of listeners) listener();
  try {
    window.localStorage.removeItem(UNFINISHED_UPLOADS);
  } catch {
    // Nothing was stored.
  }
}

/** @returns a function that removes the listener */
export function onUploadsForgotten(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
