import { editedEdition } from '../../../testing/sample-editions';
import { valueAt } from './dot-path';
import { fieldNameOf } from './dot-path';
import { fromForm, toForm, type Values } from './form-values';
import { merge } from './merge';
import { sections } from './sections';

const partsOf = (keys: readonly string[]): Values =>
  JSON.parse(
    JSON.stringify(Object.fromEntries(keys.map((key) => [key, valueAt(editedEdition, key)]))),
  ) as Values;

it.each(sections.map((section) => [section.id, section] as const))(
  'returns the values that the section %s was given',
  (_, { keys, fields }) => {
    const parts = partsOf(keys);
    expect(JSON.parse(JSON.stringify(fromForm(fields, toForm(fields, parts))))).toEqual(parts);
  },
);

it('assigns every part of the edition to one section', () => {
  const keys = sections.flatMap((section) => section.keys).sort();
  expect(new Set(keys).size).toBe(keys.length);
  const fixed = ['currency', 'revision'];
  const parts = Object.keys(editedEdition).filter((key) => !fixed.includes(key));
  expect(keys).toEqual(parts.sort());
});

it('shows sizes in megabytes and instants without seconds', () => {
  const fields = [
    { kind: 'number', name: 'limits.cvBytes', label: '', factor: 1024 * 1024 },
    { kind: 'instant', name: 'registration.closesAt', label: '' },
  ] as const;
  const values = {
    limits: { cvBytes: 5242880 },
    registration: { closesAt: '2025-10-06T12:00:00Z' },
  };
  const form = toForm(fields, values);
  expect(form).toEqual({
    limits: { cvBytes: '5' },
    registration: { closesAt: '2025-10-06T12:00' },
  });
  expect(fromForm(fields, form)).toEqual(values);
});

it.each([
  ['hero.titleLines.0', 'hero.titleLines'],
  ['gallery.1.caption', 'gallery.1.caption'],
  ['gallery', 'gallery'],
  ['elsewhere', undefined],
])('maps the server’s %s to the field %s', (path, name) => {
  const home = sections.find(({ id }) => id === 'home');
  expect(fieldNameOf(home?.fields ?? [], path)).toBe(name);
});

const line = (name: string) => ({ kind: 'line', name, label: name }) as const;

it('merges changes of both sides, and reports fields that both changed', () => {
  const merged = merge(
    [line('a'), line('b'), line('c'), line('d')],
    { a: '1', b: '1', c: '1', d: '1' },
    { a: '1', b: 'mine', c: 'mine', d: 'same' },
    { a: 'theirs', b: '1', c: 'theirs', d: 'same' },
  );
  expect(merged.values).toEqual({ a: 'theirs', b: 'mine', c: 'mine', d: 'same' });
  expect(merged.updated.map(({ name }) => name)).toEqual(['a']);
  expect(merged.conflicts).toEqual([{ field: line('c'), mine: 'mine', theirs: 'theirs' }]);
});
