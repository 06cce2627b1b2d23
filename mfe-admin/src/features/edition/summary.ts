import { valueAt } from './dot-path';
import type { EditionField } from './fields';
import { texts } from './texts';

/** A value of a field in words: of a list, the names of its entries. */
export function summary(field: EditionField, value: unknown): string {
  if (field.kind === 'list') {
    const names = ((value ?? []) as unknown[]).map((entry) =>
      String(valueAt(entry, field.titleField)),
    );
    return names.join(', ') || texts.nothing;
  }
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return typeof value === 'string' || typeof value === 'number'
    ? String(value) || texts.nothing
    : texts.nothing;
}
