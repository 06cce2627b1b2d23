import * as z from 'zod/mini';
import type { Draft, Review } from '../../reviews.api';
import { formTexts as texts } from './texts';

const MAX = 20_000;

export const criteria = ['originality', 'relevance', 'method', 'clarity', 'significance'] as const;
export const recommendations = [
  'accepted',
  'minor-corrections',
  'major-corrections',
  'rejected',
] as const;

/** A radio's value is text; nothing is chosen while it is null or empty. */
const score = (message: string, most: number) =>
  z.pipe(
    z.nullish(z.string()),
    z.pipe(z.transform(Number), z.number().check(z.minimum(1, message), z.maximum(most, message))),
  );
const rating = (name: keyof typeof texts.criterion) =>
  score(texts.rate(texts.criterion[name].toLowerCase()), 5);
const comment = () => z.string().check(z.trim(), z.maxLength(MAX, texts.tooLong));

export const reviewFormSchema = z.object({
  /** Of the review as it was saved last: a form that was kept in the tab knows how old it is. */
  revision: z.number(),
  recommendation: z.pipe(
    z.nullish(z.string()),
    z.enum(recommendations, texts.chooseRecommendation),
  ),
  criteria: z.object({
    originality: rating('originality'),
    relevance: rating('relevance'),
    method: rating('method'),
    clarity: rating('clarity'),
    significance: rating('significance'),
  }),
  confidence: score(texts.chooseConfidence, 3),
  commentsToAuthors: z
    .string()
    .check(z.trim(), z.minLength(1, texts.writeToAuthors), z.maxLength(MAX, texts.tooLong)),
  commentsToCommittee: comment(),
  concern: comment(),
});

export type FormValues = z.input<typeof reviewFormSchema>;

/** What the server holds, as the form's fields want it. */
export function valuesOf({ form, revision }: Pick<Review, 'form' | 'revision'>): FormValues {
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
  };
}

/** What stands in the form, whole or not, as the server keeps it. */
export function draftOf(values: FormValues): Draft {
  const { commentsToAuthors, commentsToCommittee, concern } = values;
  const rated = criteria.filter((name) => values.criteria[name]);
  return {
    recommendation: (values.recommendation || null) as Draft['recommendation'],
    criteria: Object.fromEntries(rated.map((name) => [name, Number(values.criteria[name])])),
    confidence: values.confidence ? Number(values.confidence) : null,
    commentsToAuthors,
    commentsToCommittee,
    concern,
  };
}

/** How many of the required parts are still open. */
export function missingIn(values: FormValues): number {
  const parts = [
    values.recommendation,
    ...criteria.map((name) => values.criteria[name]),
    values.confidence,
    values.commentsToAuthors.trim(),
  ];
  return parts.filter((part) => !part).length;
}
