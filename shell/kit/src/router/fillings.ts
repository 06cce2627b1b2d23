import { createContext, useContext, type ComponentType } from 'react';

/** Of any slot; the contract of each is in ../slots. */
export interface FillingsProps {
  name: string;
  data: object;
}

const Fillings = createContext<ComponentType<FillingsProps> | undefined>(undefined);

export const FillingsProvider = Fillings;

/** Shows what other remotes fill a slot with; undefined where no shell is. */
export function useFillings(): ComponentType<FillingsProps> | undefined {
  return useContext(Fillings);
}
