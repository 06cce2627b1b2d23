import * as z from 'zod/mini';
import type { Draft, Review } from '../../shared/reviews.api';
import {
  answerChecks,
  toAnswers,
  toInputs,
  unanswered,
  type AddedField,
  type AnswerInputs,
} from './added-answers';
import { fieldTexts } from '../../shared/texts';
import { formTexts as texts } from './texts';

/** Of comments, in characters. */
export const MAX_LENGTH = 20_000;
const tooLong = texts.tooLong({ maximum: MAX_LENGTH });

export const criteria = ['originality', 'relevance', 'method', 'clarity', 'significance'] as const;
export const recommendations = [
  'accepted',
  'minor-corrections',
  'major-corrections',
  'rejected',
] as const;

/** The value of a radio is text; null or empty means that no option is chosen. */
const score = (message: string, maximum: number) =>
  z.pipe(
    z.nullish(z.string()),
    z.pipe(
      z.transform(Number),
      z.number().check(z.minimum(1, message), z.maximum(maximum, message)),
    ),
  );
const criterion = (name: keyof typeof fieldTexts.criterion) => score(texts.scoreRequired[name], 5);
const comment = () => z.string().check(z.trim(), z.maxLength(MAX_LENGTH, tooLong));

const fixedSchema = z.object({
  /** Revision of the last save; kept in the tab's copy, so that a stale copy is detected. */
  revision: z.number(),
  recommendation: z.pipe(
    z.nullish(z.string()),
    z.enum(recommendations, texts.recommendationRequired),
  ),
  criteria: z.object({
    originality: criterion('originality'),
    relevance: criterion('relevance'),
    method: criterion('method'),
    clarity: criterion('clarity'),
    significance: criterion('significance'),
  }),
  confidence: score(texts.confidenceRequired, 3),
  commentsToAuthors: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.commentsToAuthorsRequired),
      z.maxLength(MAX_LENGTH, tooLong),
    ),
  commentsToCommittee: comment(),
  concern: comment(),
  answers: z.custom<AnswerInputs>(),
});

export const reviewFormSchema = (fields: readonly AddedField[]) =>
  fixedSchema.check(...answerChecks(fields));

export type FormValues = z.input<typeof fixedSchema>;

export function valuesOf({
  form,
  fields,
  revision,
}: Pick<Review, 'form' | 'fields' | 'revision'>): FormValues {
  const text = (value: number | null | undefined) => (value == null ? '' : String(value));
  const { recommendation, commentsToAuthors, commentsToCommittee, concern } = form;
  return {
    revision,
    recommendation: recommendation ?? '',
    criteria: {
      originality: text(form.criteria.originality),
      relevance: text(form.criteria.relevance),
      method: text(form.criteria.method),
      clarity: text(form.criteria.clarity),
      significance: text(form.criteria.significance),
    },
    confidence: text(form.confidence),
    commentsToAuthors,
    commentsToCommittee,
    concern,
    answers: toInputs(fields, form.answers),
  };
}

export function draftOf(values: FormValues, fields: readonly AddedField[]): Draft {
  const { commentsToAuthors, commentsToCommittee, concern } = values;
  const scored = criteria.filter((name) => values.criteria[name]);
  return {
    recommendation: (values.recommendation || null) as Draft['recommendation'],
    criteria: Object.fromEntries(scored.map((name) => [name, Number(values.criteria[name])])),
    confidence: values.confidence ? Number(values.confidence) : null,
    commentsToAuthors,
    commentsToCommittee,
    concern,
    answers: toAnswers(fields, values.answers),
  };
}

export function countMissing(values: FormValues, fields: readonly AddedField[]): number {
  const parts = [
    values.recommendation,
    ...criteria.map((name) => values.criteria[name]),
    values.confidence,
    values.commentsToAuthors.trim(),
  ];
  return parts.filter((part) => !part).length + unanswered(fields, values.answers).length;
}
