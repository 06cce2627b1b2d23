import { useSyncExternalStore } from 'react';
import { useComposedYear } from '../boot-context';

const never = () => () => undefined;

/** The current year; a page composed last year is set right once script runs. */
export function CurrentYear() {
  const composed = useComposedYear();
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => composed,
  );
}
