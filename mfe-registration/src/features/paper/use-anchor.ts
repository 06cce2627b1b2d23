import { useLocation } from '@plenary/kit/router';
import { useEffect } from 'react';

/** Goes on from the part that the address names once it is there: it comes with data. */
export function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [hash]);
}
