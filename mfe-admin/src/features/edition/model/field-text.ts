import { formatDay, formatInstant } from '@plenary/kit/edition';
import { formatList } from '@plenary/kit/i18n';
import { texts } from '../texts';
import type { EditionField, ListField, SimpleField, Values } from './fields';
import { textAt } from './dot-path';

/** A value of a form as organisers read it; empty when there is none. */
export function fieldText(field: EditionField, value: unknown): string {
  if (field.kind === 'list') return formatList(titlesOf(field, value));
  if (field.kind === 'picture') return value ? texts.picture.one : '';
  if (typeof value === 'boolean') return yesOrNo(field, value);
  if (Array.isArray(value)) return formatList(value.map((each) => optionText(field, String(each))));
  const text = typeof value === 'string' ? value : '';
  if (text === '') return '';
  if (field.kind === 'day') return formatDay(text);
  if (field.kind === 'instant') return formatInstant(`${text}:00Z`);
  return optionText(field, text);
}

function titlesOf({ titleField, entry }: ListField, value: unknown): string[] {
  return ((value ?? []) as Values[]).map((each) => textAt(each, titleField) || entry);
}

function yesOrNo(field: SimpleField, value: boolean): string {
  const words = field.kind === 'yes-no' ? field.words : undefined;
  return value ? (words?.yes ?? texts.yes) : (words?.no ?? texts.no);
}

function optionText(field: SimpleField, value: string): string {
  if (field.kind !== 'choice' && field.kind !== 'choices') return value;
  if (field.options === 'topics') return value;
  const options: readonly (string | { value: string; label: string })[] = field.options;
  const found = options.find((option) => typeof option !== 'string' && option.value === value);
  return typeof found === 'object' ? found.label : value;
}
