import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while prerendering and while the prerendered page is being taken over, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
