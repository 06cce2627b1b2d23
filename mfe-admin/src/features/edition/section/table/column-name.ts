import type { EditionField } from '../../model/fields';

export function columnName(field: EditionField): string {
  return field.kind === 'number' && field.unit ? `${field.label}, ${field.unit}` : field.label;
}
