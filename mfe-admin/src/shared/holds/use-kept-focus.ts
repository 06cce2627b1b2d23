import { useEffect, useRef, type FocusEvent } from 'react';

const ROWS = 'li, p[tabindex]';

/**
 * The row of an act goes when its hold ends, and with it the focused button. The focus moves to the row that
 * takes its place, or without one to the open drawer or the title of the page. It moves to a row rather than a
 * button, so that a second press sends nothing.
 * @param ids change when a row appears or goes
 */
export function useKeptFocus(ids: string) {
  const bar = useRef<HTMLElement>(undefined);
  /** Of the row with the focus. */
  const place = useRef<number>(undefined);
  useEffect(() => {
    if (place.current === undefined || isFocused(bar.current)) return;
    const rows = rowsOf(bar.current);
    const next = rows[Math.min(place.current, rows.length - 1)];
    (next ?? document.querySelector<HTMLElement>('[role="dialog"][tabindex]') ?? title())?.focus();
    if (!next) place.current = undefined;
  }, [ids]);
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      bar.current = currentTarget;
      const row = target.closest<HTMLElement>(ROWS);
      place.current = row ? rowsOf(currentTarget).indexOf(row) : 0;
    },
    // React reports no blur of a button that it removes.
    onBlur: () => {
      place.current = undefined;
    },
  };
}

const rowsOf = (bar?: HTMLElement) =>
  bar?.isConnected ? [...bar.querySelectorAll<HTMLElement>(ROWS)] : [];

const isFocused = (bar?: HTMLElement) =>
  bar?.isConnected === true && bar.contains(document.activeElement);

const title = () => document.querySelector<HTMLElement>('h1');
