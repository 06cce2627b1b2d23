import { createContext, useContext, type ReactNode } from 'react';
import type { components } from '../api';

type WholeEdition = components['schemas']['Edition'];

/** Legal texts are only part of the pages that show them. */
export type Edition = Omit<WholeEdition, 'legal'> & Partial<Pick<WholeEdition, 'legal'>>;

const EditionContext = createContext<Edition | null>(null);

export function EditionProvider({ edition, children }: { edition: Edition; children: ReactNode }) {
  return <EditionContext value={edition}>{children}</EditionContext>;
}

export function useEdition(): Edition {
  const edition = useContext(EditionContext);
  if (!edition) throw new Error('useEdition must be used within an EditionProvider');
  return edition;
}
