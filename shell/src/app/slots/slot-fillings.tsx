import type { FilledSlot } from '@plenary/kit/router';
import { lazy, Suspense } from 'react';

/** The page does without fillings when this code does not arrive. */
const Fillings = lazy(() => import('./fillings').catch(() => ({ default: () => null })));

/** What a slot of the kit shows. Its code is loaded with the first page that has one. */
export function slotFillings(slot: FilledSlot) {
  return (
    <Suspense>
      <Fillings {...slot} />
    </Suspense>
  );
}
