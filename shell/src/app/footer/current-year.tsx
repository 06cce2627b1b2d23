import { useSyncExternalStore } from 'react';
import { useComposedYear } from '../boot-context';

const never = () => () => undefined;

export function CurrentYear() {
  const composed = useComposedYear();
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => composed,
  );
}
