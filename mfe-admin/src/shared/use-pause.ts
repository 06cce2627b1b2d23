import { useEffect, useState } from 'react';

/** Milliseconds without typing before a preview is made. */
const PAUSE = 400;

/** Follows a value once it stays the same for a moment. */
export function usePause<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const written = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(written) as Value), PAUSE);
    return () => clearTimeout(timer);
  }, [written]);
  return settled;
}
