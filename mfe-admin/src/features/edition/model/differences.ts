import { formatList } from '@plenary/kit/i18n';
import { texts } from '../texts';
import { textAt, valueAt } from './dot-path';
import { fieldText } from './field-text';
import type { EditionField, ListField, Values } from './fields';
import { isSame } from './same';
import { savedEntryOf } from './saved-entry';

/** A changed setting; a value without a text is empty. */
export interface Difference {
  setting: string;
  before: string;
  after: string;
}

/** What a save of these form values changes, setting by setting, in the order of the form. */
export function differences(
  fields: readonly EditionField[],
  saved: Values,
  input: Values,
): Difference[] {
  return fields.flatMap((field) => {
    const [one, other] = [valueAt(saved, field.name), valueAt(input, field.name)];
    if (isSame(one, other)) return [];
    if (field.kind === 'list') return inList(field, entriesOf(one), entriesOf(other));
    const before = fieldText(field, one);
    const after = fieldText(field, other);
    const isAnother = field.kind === 'picture' && before === after;
    return [{ setting: field.label, before, after: isAnother ? texts.picture.another : after }];
  });
}

function inList(field: ListField, before: Values[], after: Values[]): Difference[] {
  const { differences: words } = texts;
  const nameOf = (entry: Values) => textAt(entry, field.titleField) || field.entry;
  const matched = after.map((entry, index) => ({
    entry,
    saved: savedEntryOf(before, after, index, field.titleField),
  }));
  const kept = matched.flatMap(({ saved }) => (saved ? [saved] : []));
  const removed = before.filter((entry) => !kept.includes(entry));
  const wasOrder = before.filter((entry) => kept.includes(entry));
  const isMoved = kept.some((entry, index) => entry !== wasOrder[index]);
  const order = {
    setting: words.order({ list: field.label }),
    before: formatList(wasOrder.map(nameOf)),
    after: formatList(kept.map(nameOf)),
  };
  return [
    ...removed.map((entry) => ({ setting: field.label, before: nameOf(entry), after: '' })),
    ...matched.flatMap(({ entry, saved }) =>
      saved
        ? differences(field.fields, saved, entry).map((each) => ({
            ...each,
            setting: words.within({ entry: nameOf(saved), setting: each.setting }),
          }))
        : [{ setting: field.label, before: '', after: nameOf(entry) }],
    ),
    ...(isMoved ? [order] : []),
  ];
}

const entriesOf = (value: unknown) => (Array.isArray(value) ? (value as Values[]) : []);
