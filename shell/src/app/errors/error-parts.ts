import { isOffline } from '@plenary/kit/api';
import { useEffect, useState } from 'react';

type ErrorParts = typeof import('./lazy-parts');

let loaded: ErrorParts | undefined;

/** Never rejects: error pages can be read without them. */
export async function loadErrorParts(): Promise<ErrorParts | undefined> {
  if (loaded || isOffline()) return loaded;
  loaded = await import('./lazy-parts').catch(() => undefined);
  return loaded;
}

/** Drawings and links of error pages, which other pages do not load. */
export function useErrorParts(): ErrorParts | undefined {
  const [parts, setParts] = useState(loaded);
  useEffect(() => void loadErrorParts().then(setParts), []);
  return parts;
}
