import { createContext, useContext } from 'react';

const ComposedYear = createContext(1970);

export const ComposedYearProvider = ComposedYear;

/** The year in which the page was composed. */
export function useComposedYear(): number {
  return useContext(ComposedYear);
}
