import { textAt, valueAt } from './dot-path';
import type { EditionField } from './fields';
import type { Values } from './form-values';
import { isSame } from './same';

/** Names of the changes: labels of fields, titles of entries. */
export function changedNames(
  fields: readonly EditionField[],
  before: Values,
  after: Values,
): string[] {
  return fields.flatMap((field) => {
    const [one, other] = [valueAt(before, field.name), valueAt(after, field.name)];
    if (isSame(one, other)) return [];
    const [entriesBefore, entries] = [one, other];
    if (field.kind !== 'list' || !Array.isArray(entriesBefore) || !Array.isArray(entries)) {
      return [field.label];
    }
    if (entriesBefore.length !== entries.length) return [field.label];
    return entries
      .filter((entry, index) => !isSame(entry, entriesBefore[index]))
      .map((entry) => textAt(entry, field.titleField) || field.entry);
  });
}
