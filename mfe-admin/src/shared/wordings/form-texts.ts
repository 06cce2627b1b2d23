import type { Texts, WordedText } from './wording';

interface Nested {
  [name: string]: string | Nested;
}

/** Ids have dots, which name nested fields in a form. */
export function fieldsOf(texts: Pick<WordedText, 'id' | 'text'>[]): Nested {
  const root: Nested = {};
  for (const { id, text } of texts) {
    const names = id.split('.');
    const last = names.pop() ?? id;
    let inside = root;
    for (const name of names) inside = (inside[name] ??= {}) as Nested;
    inside[last] = text;
  }
  return root;
}

/** @returns the texts that differ from the default, by id */
export function textsIn(texts: WordedText[], fields: unknown): Texts {
  const entries = texts.map(({ id, source }) => ({ id, source, text: valueAt(fields, id) }));
  const edited = entries.filter(({ text, source }) => text.trim() !== source);
  return Object.fromEntries(edited.map(({ id, text }) => [id, text.trim()]));
}

function valueAt(fields: unknown, id: string): string {
  let value = fields;
  for (const name of id.split('.')) value = (value as Nested | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}
