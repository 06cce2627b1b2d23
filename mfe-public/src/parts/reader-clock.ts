import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

const never = () => () => undefined;

/** The time in milliseconds, exact to the minute; null while the page is rendered beforehand. */
export function useNow(): number | null {
  return useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => null,
  );
}

/** The reader's own time zone by its IANA name; null while the page is rendered beforehand. */
export function useReaderZone(): string | null {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
}
