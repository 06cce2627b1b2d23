import { useLocation } from '@plenary/kit/router';
import { useEffect } from 'react';

/** Goes to the part that the address names once it is there: it comes with data. */
export function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
