import { useSyncExternalStore } from 'react';

const SECOND = 1000;

function subscribeToSeconds(onChange: () => void) {
  const timer = setInterval(onChange, SECOND);
  return () => clearInterval(timer);
}

/** Whole seconds until a moment in epoch milliseconds, updated every second; 0 afterwards. */
export function useSecondsUntil(moment: number): number {
  const left = () => Math.max(0, Math.ceil((moment - Date.now()) / SECOND));
  return useSyncExternalStore(subscribeToSeconds, left, left);
}

/** As minutes and seconds: `0:48`. */
export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
