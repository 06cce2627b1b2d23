import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while prerendering and hydrating. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
