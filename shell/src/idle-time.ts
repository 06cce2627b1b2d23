/**
 * Acts once the browser has nothing else to do. Safari has no idle time: there it acts at once.
 * @param limitMs until it acts all the same, in milliseconds: Chromium may leave a callback without a limit waiting for
 * ever on a page on which nothing moves
 */
export function inIdleTime(act: () => void, limitMs: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: limitMs });
  else act();
}
