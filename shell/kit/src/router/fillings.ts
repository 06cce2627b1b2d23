import { createContext, useContext, type ReactNode } from 'react';

/** Of any slot; the contract of each is in ../slots. */
export interface FilledSlot {
  name: string;
  data: object;
}

const Fillings = createContext<(slot: FilledSlot) => ReactNode>(() => null);

export const FillingsProvider = Fillings;

/** Renders what other remotes fill a slot with; nothing where there is no shell. */
export function useFillings(): (slot: FilledSlot) => ReactNode {
  return useContext(Fillings);
}
