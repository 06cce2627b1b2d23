import { useState, type FocusEvent } from 'react';

interface Row {
  kind: string;
  count: number;
}

interface Steady<R> {
  rows: R[];
  /** Rows that wait until they are asked for, or until pointer and focus have left. */
  waiting: number;
  showNew: () => void;
  /** Of the element that pointer and focus enter. */
  handlers: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * While pointer or focus is on a list, its rows keep their place: figures change, rows that are done stay
 * with a count of 0, and new ones wait.
 * @param list names the list; another one begins with its latest rows
 */
export function useSteadyRows<R extends Row>(list: string, latest: R[]): Steady<R> {
  const [uses, setUses] = useState({ pointer: false, focus: false });
  const [held, setHeld] = useState<{ list: string; rows: R[] } | null>(null);
  const isUsed = uses.pointer || uses.focus;
  const rows = isUsed && held?.list === list ? held.rows : null;
  if (isUsed && rows === null && latest.length > 0) setHeld({ list, rows: latest });
  if (!isUsed && held) setHeld(null);

  const use = (change: Partial<typeof uses>) => setUses((before) => ({ ...before, ...change }));
  const find = (kind: string) => latest.find((row) => row.kind === kind);
  return {
    rows: rows?.map((row) => find(row.kind) ?? { ...row, count: 0, overdue: 0 }) ?? latest,
    waiting: rows ? latest.filter(({ kind }) => !rows.some((row) => row.kind === kind)).length : 0,
    showNew: () => setHeld({ list, rows: latest }),
    handlers: {
      onPointerEnter: () => use({ pointer: true }),
      onPointerLeave: () => use({ pointer: false }),
      onFocus: () => use({ focus: true }),
      onBlur: ({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || use({ focus: false }),
    },
  };
}
