import { isOffline } from '@plenary/kit/api';
import { useEffect, useState } from 'react';

type ErrorParts = typeof import('./lazy-parts');

let loaded: ErrorParts | undefined;

/** Never rejects: error pages can be read without them. */
export async function loadErrorParts(): Promise<ErrorParts | undefined> {
  if (loaded || (isOffline() && !isKept())) return loaded;
  loaded = await import(/* webpackChunkName: "error-parts" */ './lazy-parts').catch(
    () => undefined,
  );
  return loaded;
}

/** The worker, where there is one, has them without a network. */
function isKept(): boolean {
  return Boolean(
    (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker?.controller,
  );
}

/** Drawings and links of error pages, which other pages do not load. */
export function useErrorParts(): ErrorParts | undefined {
  const [parts, setParts] = useState(loaded);
  useEffect(() => void loadErrorParts().then(setParts), []);
  return parts;
}
