import { Spinner } from '@plenary/kit/ui';
import { useEffect, useState } from 'react';
import { texts } from './texts';

/** After this long a reader wants to know that something is still going on, in milliseconds. */
const SLOW_MS = 6_000;

/** Waits for a page's code; calmly says so when it takes long. */
export function WaitingPage() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Spinner label={isSlow ? texts.slow : texts.loading} />;
}
