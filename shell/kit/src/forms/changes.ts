import { storable } from '../session/drafts';

/** By field: the value without the user's input, and the input. */
export type Changes = Record<string, [from: unknown, to: unknown]>;

/** Without files and the fields named in `secrets`; null when nothing else was changed. */
export function changesOf(
  start: ReadonlyMap<string, unknown>,
  values: object,
  secrets: ReadonlySet<string>,
): Changes | null {
  const textOf = (value: unknown) => JSON.stringify(value, storable(secrets));
  const changed = Object.entries(values).filter(([name, value]) => {
    const text = secrets.has(name) ? undefined : textOf(value);
    return text !== undefined && text !== textOf(start.get(name));
  });
  if (changed.length === 0) return null;
  const changes = changed.map(([name, value]) => [name, [start.get(name), value]]);
  return JSON.parse(textOf(Object.fromEntries(changes))) as Changes;
}

/** The input for fields that have none yet, unless the server's value has been changed since. */
export function restorable(
  start: ReadonlyMap<string, unknown>,
  values: Record<string, unknown>,
  changes: Changes,
): [name: string, input: unknown][] {
  return Object.entries(changes)
    .filter(([name, [from]]) => {
      const now = start.get(name);
      const isSame = isEqual(from, now) || isEmpty(from) || isEmpty(now);
      return isSame && isEqual(values[name], now);
    })
    .map(([name, [, to]]) => [name, to]);
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || ['""', 'null', '[]', '{}'].includes(JSON.stringify(value));
}
