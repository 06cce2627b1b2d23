import { useFillings } from '@plenary/kit/router';
import { useHydrated } from '@plenary/kit/ui';
import type { SlotName, Slots } from './slots';

/**
 * A place of a page that other remotes fill. Nothing without a filling for this person, or without a shell. Put it where its late
 * content moves nothing that is being read.
 */
export function Slot<Name extends SlotName>(props: { name: Name; data: Slots[Name] }) {
  const fillings = useFillings();
  return useHydrated() && fillings(props);
}
