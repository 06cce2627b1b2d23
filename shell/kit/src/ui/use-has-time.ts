import { useEffect, useState } from 'react';

/** Until it counts as having time all the same, in milliseconds. */
const LIMIT_MS = 1000;

/** False until the page is shown and the browser has nothing else to do: for requests that the first view can do without. */
export function useHasTime(): boolean {
  const [hasTime, setHasTime] = useState(false);
  useEffect(() => {
    const note = () => setHasTime(true);
    if ('requestIdleCallback' in window) requestIdleCallback(note, { timeout: LIMIT_MS });
    else setTimeout(note);
  }, []);
  return hasTime;
}
