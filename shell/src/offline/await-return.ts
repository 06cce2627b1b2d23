import { WORKER_FILE } from './worker-site';

const PAUSE_MS = 5000;

/**
 * The server could not be reached when this page was opened, whatever the browser says of its network: the
 * product waits as without a network, until the server answers.
 */
export function awaitReturn(): void {
  window.dispatchEvent(new Event('offline'));
  const timer = setInterval(() => {
    if (navigator.onLine)
      void answers().then((is) => is && window.dispatchEvent(new Event('online')));
  }, PAUSE_MS);
  window.addEventListener('online', () => clearInterval(timer), { once: true });
}

function answers(): Promise<boolean> {
  return fetch(`/${WORKER_FILE}`, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
