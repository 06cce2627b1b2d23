import type { EditionDraft } from '../edition-draft.schema.js';
import { texts } from '../edition.texts.js';
import { LONGEST_TEXT, type AddedField } from '../review-fields.schema.js';
import { unique } from './list-rules.js';
import type { Problem } from './problem.js';

const MOST_FIELDS = 20;
/** In characters: labels and options are shown in lists. */
const LONGEST_NAME = 200;
const OPTIONS = {
  scale: { least: 2, most: 10 },
  choice: { least: 2, most: 20 },
};

/** Of the fields that organisers add to the review form. */
export const reviewFieldProblems = ({ reviewFields }: EditionDraft): Problem[] =>
  fieldProblems('reviewFields', reviewFields);

/** @param list the path of the fields in the edition */
export function fieldProblems(list: string, fields: AddedField[]): Problem[] {
  const most = String(MOST_FIELDS);
  return [
    ...(fields.length <= MOST_FIELDS
      ? []
      : [[list, texts.fieldsCount({ most })] satisfies Problem]),
    ...unique(list, 'id', fields),
    ...unique(list, 'label', fields),
    ...fields.flatMap((field, index) =>
      problemsOf(field).map(([part, text]): Problem => [`${list}.${index}.${part}`, text]),
    ),
  ];
}

function problemsOf({ label, kind, options, maxLength }: AddedField): Problem[] {
  const problems: Problem[] = [];
  const isLong = (text: string) => text.length > LONGEST_NAME;
  const tooLong = texts.tooLong({ max: String(LONGEST_NAME) });
  if (isLong(label)) problems.push(['label', tooLong]);
  if (options.some(isLong)) problems.push(['options', tooLong]);
  if (kind === 'text') {
    if (options.length > 0) problems.push(['options', texts.stepsUnused]);
    if (maxLength !== undefined && (maxLength < 1 || maxLength > LONGEST_TEXT)) {
      problems.push(['maxLength', texts.range({ least: '1', most: String(LONGEST_TEXT) })]);
    }
    return problems;
  }
  if (maxLength !== undefined) problems.push(['maxLength', texts.lengthUnused]);
  const { least, most } = OPTIONS[kind];
  if (options.length < least || options.length > most) {
    problems.push(['options', texts.optionsCount({ least: String(least), most: String(most) })]);
  }
  if (new Set(options).size < options.length) problems.push(['options', texts.twice]);
  return problems;
}
