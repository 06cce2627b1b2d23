export interface FieldChange {
  /** A dot path: "hero.lead", "speakers.2.name". */
  field: string;
  before?: unknown;
  after?: unknown;
}

/** A list whose length changed is one change. */
export function fieldChanges(before: unknown, after: unknown, path = ''): FieldChange[] {
  if (isList(before) && isList(after) && before.length === after.length) {
    return before.flatMap((entry, index) => fieldChanges(entry, after[index], at(path, index)));
  }
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names]
      .sort()
      .flatMap((name) => fieldChanges(before[name], after[name], at(path, name)));
  }
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  return isSame ? [] : [{ field: path, before, after }];
}

export function changedFields(before: unknown, after: unknown): string[] {
  return fieldChanges(before, after).map(({ field }) => field);
}

function at(path: string, part: string | number): string {
  return path === '' ? String(part) : `${path}.${part}`;
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
