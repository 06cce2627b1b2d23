import { useContext, useMemo, useSyncExternalStore } from 'react';
import { Composed } from './composed-state';
import type { Edition } from './edition';
import { useEdition } from './edition-provider';
import { currentMinute, subscribeToMinutes } from './reader-clock';
import { editionState, type EditionState } from './state';

/** Of a module, so that it stays the same; `now` in epoch milliseconds, undefined if it is not known. */
type OfEdition<T> = (edition: Edition, now?: number) => T;

/**
 * A value of the edition at this minute; while prerendering and hydrating, at the time of the composed page.
 * Components render again only when the value becomes another one.
 */
export function useShown<T>(of: OfEdition<T>, composed?: T): T {
  const edition = useEdition();
  const { at } = useContext(Composed);
  const shown = useMemo(() => {
    const before = composed ?? of(edition, at);
    let latest = { minute: NaN, value: before };
    return {
      before: () => before,
      now: () => {
        const minute = currentMinute();
        if (minute !== latest.minute) {
          const value = of(edition, minute);
          const isSame = JSON.stringify(value) === JSON.stringify(latest.value);
          // oxlint-disable-next-line react/immutability -- It keeps the value for React to compare.
          latest = { minute, value: isSame ? latest.value : value };
        }
        return latest.value;
      },
    };
  }, [edition, of, at, composed]);
  return useSyncExternalStore(subscribeToMinutes, shown.now, shown.before);
}

/** The state at this minute; while prerendering and hydrating, the state of the composed page. */
export function useEditionState(): EditionState {
  const { state } = useContext(Composed);
  return useShown(stateOf, state);
}

const stateOf = (edition: Edition, now = 0) => editionState(edition, now);
