import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const BarToolsContext = createContext<Element | null>(null);

/** Of a frame with a bar: the element of the bar for the tools of an area; null until it is there. */
export const BarToolsProvider = BarToolsContext;

/** Shows its children in the bar of the frame; nowhere in a frame without one. */
export function BarTools({ children }: { children: ReactNode }) {
  const bar = useContext(BarToolsContext);
  return bar && createPortal(children, bar);
}
