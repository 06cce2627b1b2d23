import { useEffect, useEffectEvent } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/**
 * Keys of a single character, from anywhere on the page but in fields and dialogs (WCAG 2.1.4).
 * @param acts by the key in lower case
 */
export function useSingleKeys(acts: Record<string, () => void>, isOn = true): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const act = acts[key.toLowerCase()];
    if (!act || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((target as Element).closest?.(FIELDS) || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
