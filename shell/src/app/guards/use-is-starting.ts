import { useAuth } from '@plenary/kit/session';
import { useDeferredValue } from 'react';

/**
 * Whether the session is still unknown. React renders a change of the session at once; the page behind a guard, which is much,
 * follows in parts between which the browser can answer. A page that was opened without a network stays.
 */
export function useIsStarting(): boolean {
  const { loading, offline } = useAuth();
  const wasStarting = useDeferredValue(loading && offline === null);
  return loading || wasStarting;
}
