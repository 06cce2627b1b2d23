type Tree = Record<string, unknown>;

/** The value at a dot path: `speakers.2.name`. */
export function valueAt(tree: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => (part as Tree | undefined)?.[name], tree);
}

/** A copy of the tree with another value at a dot path; undefined takes the name away. */
export function withValueAt<T>(tree: T, path: string, value: unknown): T {
  const [name = '', ...rest] = path.split('.');
  const copy = (Array.isArray(tree) ? [...(tree as unknown[])] : { ...tree }) as Tree;
  if (rest.length > 0) copy[name] = withValueAt(copy[name] ?? {}, rest.join('.'), value);
  else if (value === undefined) delete copy[name];
  else copy[name] = value;
  return copy as T;
}
