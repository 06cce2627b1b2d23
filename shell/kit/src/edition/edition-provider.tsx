import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { Composed } from './composed-state';
import type { Edition } from './edition';
import type { EditionState } from './state';

const EditionContext = createContext<Edition | null>(null);

interface EditionProviderProps {
  edition: Edition;
  /** The state that the prerendered page shows. */
  composedState?: EditionState;
  /** When it was composed, in epoch milliseconds. */
  composedAt?: number;
  children: ReactNode;
}

export function EditionProvider(props: EditionProviderProps) {
  const { edition, composedState: state, composedAt: at, children } = props;
  const composed = useMemo(() => ({ state, at }), [state, at]);
  return (
    <EditionContext value={edition}>
      <Composed value={composed}>{children}</Composed>
    </EditionContext>
  );
}

export function useEdition(): Edition {
  const edition = useContext(EditionContext);
  if (!edition) throw new Error('useEdition must be used within an EditionProvider');
  return edition;
}
