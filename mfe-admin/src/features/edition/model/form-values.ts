import { valueAt, withValueAt } from './dot-path';
import type { EditionField, SimpleField, Values } from './fields';

/** Parts of an edition, or the same keys with form values (strings for numbers and lines). */
export type { Values };

/** Keeps values without a field unchanged. */
export function toForm(fields: readonly EditionField[], values: Values): Values {
  return mapped(fields, values, toInput);
}

export function fromForm(fields: readonly EditionField[], values: Values): Values {
  return mapped(fields, values, fromInput);
}

function mapped(
  fields: readonly EditionField[],
  values: Values,
  convert: (field: SimpleField, value: unknown) => unknown,
): Values {
  return fields.reduce((all, field) => {
    const value = valueAt(all, field.name);
    if (field.kind !== 'list') return withValueAt(all, field.name, convert(field, value));
    const entries = ((value ?? []) as Values[]).map((entry) =>
      mapped(field.fields, entry, convert),
    );
    const isNothing = field.isLeftOut && convert === fromInput && entries.length === 0;
    return withValueAt(all, field.name, isNothing ? undefined : entries);
  }, values);
}

function toInput(field: SimpleField, value: unknown): unknown {
  if (field.kind === 'lines') return ((value ?? []) as string[]).join('\n');
  if (field.kind === 'number')
    return value === undefined ? '' : String(Number(value) / (field.factor ?? 1));
  if (field.kind === 'instant') return typeof value === 'string' ? value.slice(0, 16) : '';
  if (field.kind === 'yes-no') return value === true;
  if (field.kind === 'choices') return value ?? [];
  return value ?? '';
}

function fromInput(field: SimpleField, value: unknown): unknown {
  if (field.kind === 'yes-no') return value === true;
  if (field.kind === 'choices') return value ?? [];
  const text = typeof value === 'string' ? value.trim() : '';
  if (field.kind === 'lines') return text === '' ? [] : text.split(/\s*\n\s*/);
  if (field.kind === 'instant') return text === '' ? undefined : `${text}:00Z`;
  if (field.kind === 'picture') return text || undefined;
  const isNothing = text === '' && 'optional' in field && field.optional === 'nothing';
  if (isNothing) return undefined;
  if (field.kind === 'number' && text !== '') return Number(text) * (field.factor ?? 1);
  return text;
}
