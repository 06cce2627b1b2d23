import type { KeyboardEvent } from 'react';
import { ROW_ID } from './row-link';

const arrows: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
const letters: Record<string, number> = { ...arrows, j: 1, k: -1 };

/** Arrow keys, j, k, Home and End; from the search only the down arrow enters the list. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>, hasLetters: boolean): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${ROW_ID}]`)];
  const next = nextRow(rows, event, hasLetters ? letters : arrows);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextRow(
  rows: HTMLElement[],
  { target, key }: KeyboardEvent<HTMLElement>,
  steps: Record<string, number>,
): HTMLElement | undefined {
  const from = target as HTMLElement;
  const current = rows.indexOf(from);
  if (current < 0) {
    const isBefore = from.matches('input[type="search"]') ? key === 'ArrowDown' : key in steps;
    return isBefore && from.matches('input[type="search"], section') ? rows[0] : undefined;
  }
  if (key === 'Home') return rows[0];
  if (key === 'End') return rows.at(-1);
  return rows[current + (steps[key] ?? rows.length)];
}
