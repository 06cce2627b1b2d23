import { useMay, type Right } from '@plenary/kit/session';
import type { ReactNode } from 'react';

/** Nothing for those without the right; the server would refuse them. */
export function May({ right, children }: { right: Right; children: ReactNode }) {
  return useMay()(right) ? children : null;
}
