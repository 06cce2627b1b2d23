import { useState, useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;

/**
 * A value that the prerendered page may not have. Components render again after hydration only where it differs.
 * @returns `before` while prerendering and hydrating
 */
export function useAfterHydration<T>(value: T, before: T): T {
  return useSyncExternalStore(
    never,
    () => value,
    () => before,
  );
}

/** False while prerendering and hydrating. All that uses it renders twice: use it in small parts. */
export function useHydrated(): boolean {
  return useAfterHydration(true, false);
}

/** Whether the first rendering is that of a prerendered page. It stays so after hydration. */
export function useWasPrerendered(): boolean {
  const [first] = useState({ wasPrerendered: false });
  return useSyncExternalStore(
    never,
    () => first.wasPrerendered,
    // oxlint-disable-next-line react/immutability -- Only the hydration asks for it.
    () => (first.wasPrerendered = true),
  );
}

export function AfterHydration({ children }: { children: ReactNode }) {
  return useHydrated() && children;
}
