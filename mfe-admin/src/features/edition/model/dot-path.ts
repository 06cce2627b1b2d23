import type { EditionField } from './fields';

type Tree = Record<string, unknown>;

/** The value at a dot path: `speakers.2.name`. */
export function valueAt(tree: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => (part as Tree | undefined)?.[name], tree);
}

/** Empty when there is no text. */
export function textAt(tree: unknown, path: string): string {
  const value = valueAt(tree, path);
  return typeof value === 'string' ? value : '';
}

/** Copies the tree with another value at a dot path; undefined deletes the key. */
export function withValueAt<T>(tree: T, path: string, value: unknown): T {
  const [name = '', ...rest] = path.split('.');
  const copy = (Array.isArray(tree) ? [...(tree as unknown[])] : { ...tree }) as Tree;
  if (rest.length > 0) copy[name] = withValueAt(copy[name] ?? {}, rest.join('.'), value);
  else if (value === undefined) delete copy[name];
  else copy[name] = value;
  return copy as T;
}

/** The field that contains a server's dot path: `hero.titleLines` for `hero.titleLines.0`. */
export function fieldNameOf(fields: readonly EditionField[], path: string): string | undefined {
  const field = fields.find(({ name }) => path === name || path.startsWith(`${name}.`));
  if (!field) return undefined;
  if (field.kind !== 'list') return field.name;
  const [index, ...rest] = path.slice(field.name.length + 1).split('.');
  const within = rest.length > 0 && fieldNameOf(field.fields, rest.join('.'));
  return within ? `${field.name}.${index}.${within}` : field.name;
}
