import type { EditionField } from './fields';

/**
 * The name of the field that a dot path of the server's belongs to: `hero.titleLines.0` is in the field
 * `hero.titleLines`, `speakers.2.img` is one itself. Undefined when the section has no such field.
 */
export function fieldNameOf(fields: readonly EditionField[], path: string): string | undefined {
  const field = fields.find(({ name }) => path === name || path.startsWith(`${name}.`));
  if (!field) return undefined;
  if (field.kind !== 'list') return field.name;
  const [index, ...rest] = path.slice(field.name.length + 1).split('.');
  const within = rest.length > 0 && fieldNameOf(field.fields, rest.join('.'));
  return within ? `${field.name}.${index}.${within}` : field.name;
}
