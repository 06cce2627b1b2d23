import { valueAt } from './dot-path';
import type { Values } from './form-values';

/** The saved values of an entry that may have been moved or renamed; undefined for a new one. */
export function savedEntryOf(
  saved: readonly Values[],
  entries: readonly Values[],
  index: number,
  titleField: string,
): Values | undefined {
  const entry = entries[index];
  for (const field of ['key', 'id', titleField]) {
    const value = valueAt(entry, field);
    const found = saved.find((each) => value && valueAt(each, field) === value);
    if (found) return found;
  }
  return saved.length === entries.length ? saved[index] : undefined;
}
