import { createContext } from 'react';
import type { EditionState } from './state';

/** What prerendered pages show: the state when they were composed, and that time in epoch milliseconds. */
export const Composed = createContext<{ state?: EditionState; at?: number }>({});
