import { useSyncExternalStore } from 'react';
import { readerZone } from './zoned-time';

const MINUTE = 60_000;

export function subscribeToMinutes(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

/** In epoch milliseconds. */
export const currentMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

const neverChanges = () => () => undefined;

/** Epoch milliseconds, updated every minute; null while prerendering and hydrating. */
export function useNow(): number | null {
  return useSyncExternalStore(subscribeToMinutes, currentMinute, () => null);
}

/** IANA name of the reader's time zone; null while prerendering and hydrating. */
export function useReaderZone(): string | null {
  return useSyncExternalStore(neverChanges, readerZone, () => null);
}
