import { useState, type RefObject } from 'react';
import { lazyPart } from '../lazy-part';
import { ROW_ID } from './rows/row-link';
import { useSingleKeys } from './single-keys';

const ShortcutHelp = lazyPart(() => import('./shortcut-help'));

export interface ShortcutsProps {
  /** Holds the rows and the search. */
  frame: RefObject<HTMLElement | null>;
  onSelect?: (id: string) => void;
}

export function Shortcuts({ frame, onSelect }: ShortcutsProps) {
  const [isHelpOpen, setHelpOpen] = useState(false);

  const rows = () => [...(frame.current?.querySelectorAll<HTMLElement>(`[${ROW_ID}]`) ?? [])];
  const move = (step: number) => {
    const all = rows();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? all[0] : all[at + step];
    next?.focus();
  };
  const select = () => {
    const id = document.activeElement?.getAttribute(ROW_ID);
    if (id) onSelect?.(id);
  };
  const search = () =>
    frame.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
  useSingleKeys({
    j: () => move(1),
    k: () => move(-1),
    x: select,
    '/': search,
    '?': () => setHelpOpen(true),
  });

  return (
    isHelpOpen && (
      <ShortcutHelp hasSelection={onSelect !== undefined} onClose={() => setHelpOpen(false)} />
    )
  );
}
