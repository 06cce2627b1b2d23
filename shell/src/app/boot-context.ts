import { createContext, useContext } from 'react';

const ComposedYear = createContext(1970);

export const ComposedYearProvider = ComposedYear;

export function useComposedYear(): number {
  return useContext(ComposedYear);
}
