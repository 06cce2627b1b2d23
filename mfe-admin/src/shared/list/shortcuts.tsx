import { lazy, Suspense, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { ROW_ID } from './rows/row-link';

const ShortcutHelp = lazy(() => import('./shortcut-help'));

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

export interface ShortcutsProps {
  /** Holds the rows and the search. */
  frame: RefObject<HTMLElement | null>;
  onSelect?: (id: string) => void;
}

/** Keys of a single character, from anywhere on the page but in fields and dialogs (WCAG 2.1.4). */
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
  const acts: Record<string, () => void> = {
    j: () => move(1),
    k: () => move(-1),
    x: select,
    '/': search,
    '?': () => setHelpOpen(true),
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const act = acts[key.toLowerCase()];
    if (!act || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((target as Element).closest?.(FIELDS) || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <Suspense>
      {isHelpOpen && (
        <ShortcutHelp hasSelection={onSelect !== undefined} onClose={() => setHelpOpen(false)} />
      )}
    </Suspense>
  );
}
