import { Spinner } from '@plenary/kit/ui';
import { useEffect, useState } from 'react';
import { texts } from './texts';

const SLOW_MS = 6_000;

export function WaitingPage() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Spinner label={isSlow ? texts.slow : texts.loading} />;
}
