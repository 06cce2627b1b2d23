import { useDeferredValue } from 'react';

/**
 * The data of a page that waited for it. What it brings is rendered in parts of a few milliseconds, between
 * which the page answers; until it is whole, the page still waits. Data that is here at once is shown at once.
 */
export function useArrival<Data>(data: Data | undefined): Data | undefined {
  const isHere = useDeferredValue(data !== undefined);
  return isHere ? data : undefined;
}
