import { useContext, useMemo } from 'react';
import { Composed } from './composed-state';
import { useEdition } from './edition-provider';
import { useNow } from './reader-clock';
import { editionState, type EditionState } from './state';

/** The state at this minute; while prerendering and hydrating, the state of the composed page. */
export function useEditionState(): EditionState {
  const edition = useEdition();
  const { state } = useContext(Composed);
  const now = useNow();
  return useMemo(
    () => (now === null && state ? state : editionState(edition, now ?? 0)),
    [edition, state, now],
  );
}

/** Epoch milliseconds: this minute, while hydrating the time of the composed page; null if neither is known. */
export function useShownNow(): number | null {
  const { at = null } = useContext(Composed);
  return useNow() ?? at;
}
