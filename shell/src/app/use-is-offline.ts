import { isOffline, onConnectionChange } from '@plenary/kit/api';
import { useSyncExternalStore } from 'react';

/** False while prerendering and hydrating. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOffline, () => false);
}
