import { paperStateLabel } from '@plenary/kit/states';
import type { Review } from '../../../shared/reviews.api';
import type { ReviewField } from '../../../shared/review-fields';
import { fieldTexts } from '../../../shared/texts';
import { limitOf, type AddedField } from '../added-answers';
import { criteria, MAX_LENGTH, recommendations, type FormValues } from '../review-form.schema';
import { formTexts, offlineTexts as texts } from '../texts';
import type { OfflineField, OfflineHead } from './offline-form';

const numbered = (count: number, labelOf: (value: string) => string) =>
  Array.from({ length: count }, (_, index) => {
    const value = String(index + 1);
    return { value, word: value, label: labelOf(value) };
  });

/** All fields of a review's form, in its order. */
export function offlineFields({ fields, visibleToAuthors }: Review): OfflineField[] {
  const audience = (isVisible: boolean, hint = '') =>
    `${isVisible ? formTexts.visibleToAuthors : formTexts.committeeOnly} ${hint}`.trim();
  const fixed = (field: ReviewField, hint?: string) =>
    audience(visibleToAuthors.includes(field), hint);
  const text = (name: 'commentsToAuthors' | 'commentsToCommittee' | 'concern', hint?: string) => ({
    ...{ name, label: fieldTexts[name], hint: fixed(name, hint), maxLength: MAX_LENGTH },
  });
  return [
    {
      ...{ name: 'recommendation', label: fieldTexts.recommendation, maxLength: MAX_LENGTH },
      hint: fixed('recommendation'),
      options: recommendations.map((value) => ({
        ...{ value, word: value, label: paperStateLabel(value) },
      })),
    },
    ...criteria.map((name) => ({
      ...{ name: `criteria.${name}`, label: fieldTexts.criterion[name], maxLength: MAX_LENGTH },
      hint: fixed(name, formTexts.scale),
      options: numbered(5, () => ''),
    })),
    {
      ...{ name: 'confidence', label: fieldTexts.confidence, maxLength: MAX_LENGTH },
      hint: fixed('confidence'),
      options: numbered(3, (confidence) => formTexts.confidenceLevel({ confidence })),
    },
    ...fields.map((field) => ({
      ...{ name: `answers.${field.id}`, label: field.label, maxLength: limitOf(field) },
      hint: audience(field.visibleToAuthors, field.help),
      options: optionsOf(field),
    })),
    text('commentsToAuthors', formTexts.commentsToAuthorsHint),
    text('commentsToCommittee'),
    text('concern', formTexts.concernHint),
  ];
}

function optionsOf({ kind, options }: AddedField): OfflineField['options'] {
  if (kind === 'text') return undefined;
  if (kind === 'scale') return numbered(options.length, (step) => options[Number(step) - 1] ?? '');
  return options.map((word, index) => ({ value: String(index + 1), word, label: '' }));
}

/** The paper's number and title, and what to do. */
export function offlineHead({ id, formVersion, paperNumber, paperTitle }: Review): OfflineHead {
  const paper = texts.paper({ number: String(paperNumber ?? ''), title: paperTitle });
  return { reviewId: id, formVersion, lines: [paper, ...texts.instructions.split('\n')] };
}

/** By the names of `offlineFields`. */
export function flatValues({ criteria: scores, answers, ...values }: FormValues) {
  const named = [
    ...Object.entries(values),
    ...Object.entries(scores).map(([name, value]) => [`criteria.${name}`, value] as const),
    ...Object.entries(answers).map(([id, value]) => [`answers.${id}`, value] as const),
  ];
  return Object.fromEntries(named.map(([name, value]) => [name, String(value ?? '')]));
}
