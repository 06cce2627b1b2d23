import { useSyncExternalStore } from 'react';
import { readerZone } from './zoned-time';

const MINUTE = 60_000;

function subscribeToMinutes(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

const neverChanges = () => () => undefined;

/** Epoch milliseconds, updated every minute; null while prerendering and hydrating. */
export function useNow(): number | null {
  return useSyncExternalStore(
    subscribeToMinutes,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => null,
  );
}

/** IANA name of the reader's time zone; null while prerendering and hydrating. */
export function useReaderZone(): string | null {
  return useSyncExternalStore(neverChanges, readerZone, () => null);
}
