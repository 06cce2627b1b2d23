import { valueAt } from './dot-path';
import type { EditionDocument, EditionField, EditionSection } from './fields';

export interface Completeness {
  /** Required parts with a value; a list counts as one. */
  filled: number;
  required: number;
  /** Values of the first start that are still to be replaced; an entry of a list counts as one. */
  samples: number;
}

/** The first start marks its values so. */
const SAMPLE = /\(sample\b|\.(example|invalid)$/i;

export function completenessOf(section: EditionSection, document: EditionDocument): Completeness {
  const required = section.fields.filter(isRequired);
  return {
    required: required.length,
    filled: required.filter((field) => isFilled(field, document)).length,
    samples: section.keys.reduce((sum, key) => sum + samplesIn(document[key]), 0),
  };
}

function isRequired(field: EditionField): boolean {
  if (field.kind === 'list') return field.optional !== true;
  const hasValue = ['yes-no', 'choice', 'choices', 'instant', 'picture'].includes(field.kind);
  return !hasValue && !('optional' in field && field.optional);
}

/** An empty list inside of an entry leaves the whole list incomplete. */
function isFilled(field: EditionField, values: unknown): boolean {
  const value = valueAt(values, field.name);
  if (field.kind !== 'list') return value !== undefined && value !== '' && !isEmpty(value);
  const lists = field.fields.filter((each) => each.kind === 'list' && !each.optional);
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  return (
    entries.length > 0 && entries.every((entry) => lists.every((list) => isFilled(list, entry)))
  );
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

function samplesIn(value: unknown): number {
  if (typeof value === 'string') return SAMPLE.test(value) ? 1 : 0;
  if (typeof value !== 'object' || value === null) return 0;
  const counts = Object.values(value).map(samplesIn);
  if (!Array.isArray(value)) return counts.reduce((sum, count) => sum + count, 0);
  const entries = counts.filter((count) => count > 0).length;
  const isText = value.every((entry) => typeof entry === 'string');
  return isText ? Math.min(entries, 1) : entries;
}
