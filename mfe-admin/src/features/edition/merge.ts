import { hashKey } from '@tanstack/react-query';
import { valueAt, withValueAt } from './dot-path';
import type { EditionField } from './fields';
import type { Values } from './form-values';

export interface Disagreement {
  field: EditionField;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  /** Mine, with what only others changed. */
  values: Values;
  /** Fields that only others changed. */
  takenOver: EditionField[];
  /** Fields that both changed, each otherwise. */
  disagreements: Disagreement[];
}

/**
 * Brings a form together with what others saved meanwhile, field by field; a list counts as one
 * field. All three are as a form holds them: `base` is what both began from.
 */
export function merge(
  fields: readonly EditionField[],
  base: Values,
  mine: Values,
  theirs: Values,
): Merged {
  const merged: Merged = { values: mine, takenOver: [], disagreements: [] };
  for (const field of fields) {
    const [before, own, other] = [base, mine, theirs].map((values) => valueAt(values, field.name));
    if (isSame(other, before) || isSame(other, own)) continue;
    if (isSame(own, before)) {
      merged.values = withValueAt(merged.values, field.name, other);
      merged.takenOver.push(field);
    } else {
      merged.disagreements.push({ field, mine: own, theirs: other });
    }
  }
  return merged;
}

/** Whatever the order in which an answer names the properties of an entry. */
function isSame(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other]);
}
