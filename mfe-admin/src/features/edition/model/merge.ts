import { valueAt, withValueAt } from './dot-path';
import type { EditionField } from './fields';
import type { Values } from './form-values';
import { isSame } from './same';

export interface FieldConflict {
  field: EditionField;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  /** My values plus changes that only the other admin made. */
  values: Values;
  /** Fields that only the other admin changed. */
  updated: EditionField[];
  conflicts: FieldConflict[];
}

/** Three-way merge of form values by field; a list is one field. `base` is the common revision. */
export function merge(
  fields: readonly EditionField[],
  base: Values,
  mine: Values,
  theirs: Values,
): Merged {
  const merged: Merged = { values: mine, updated: [], conflicts: [] };
  for (const field of fields) {
    const [before, own, other] = [base, mine, theirs].map((values) => valueAt(values, field.name));
    if (isSame(other, before) || isSame(other, own)) continue;
    if (isSame(own, before)) {
      merged.values = withValueAt(merged.values, field.name, other);
      merged.updated.push(field);
    } else {
      merged.conflicts.push({ field, mine: own, theirs: other });
    }
  }
  return merged;
}
