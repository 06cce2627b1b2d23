import { useWasPrerendered } from '@plenary/kit/ui';
import { Suspense, use, useState, type ReactNode } from 'react';
import { afterFirstAnswer } from './first-answer';

/**
 * Parts around a page that work as HTML: React takes over what the reader uses first, and these once the page answers, or
 * when they are used or changed before. Links among them lead to their pages meanwhile as they do without code.
 */
export function HydratedLater({ children }: { children: ReactNode }) {
  const wasPrerendered = useWasPrerendered();
  // Outside the boundary: a component that waits keeps no state.
  const [gate] = useState({ isFirst: true });
  const isHydrated = wasPrerendered && typeof document === 'object';
  return <Suspense>{isHydrated ? <Gate gate={gate}>{children}</Gate> : children}</Suspense>;
}

interface GateProps {
  gate: { isFirst: boolean };
  children: ReactNode;
}

/** Waits once. React asks again before it shows a change, which a part that still waits would hide. */
function Gate({ gate, children }: GateProps) {
  const what = gate.isFirst ? afterFirstAnswer : nothing;
  // oxlint-disable-next-line react/immutability -- For the next attempt; it is not shown.
  gate.isFirst = false;
  use(what);
  return children;
}

/** Does not suspend: React reads the result from the promise. */
const nothing = Object.assign(Promise.resolve(), { status: 'fulfilled' });
