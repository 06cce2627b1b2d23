import * as z from 'zod/mini';
import { countWords } from '../../../shared/papers/count-words';
import type { PaperResponse, ResponseForm } from './response.api';
import { texts } from './texts';

/** Names of fields: a number would make the answers a list. */
const PREFIX = 'reviewer';
export const answerTo = (reviewer: number) => `${PREFIX}${reviewer}`;

const fields = z.object({
  revision: z.number(),
  general: z.string(),
  answers: z.record(z.string(), z.string()),
});
export type ResponseValues = z.output<typeof fields>;

/** @param most words of the whole response */
export function responseSchema(most: number) {
  return fields.check(
    z.refine((values) => wordsOf(values) > 0, { error: texts.empty, path: ['general'] }),
    z.refine((values) => wordsOf(values) <= most, {
      error: texts.tooManyWords({ max: most }),
      path: ['general'],
    }),
  );
}

/** With an empty answer to each review that has none. */
export function valuesOf(
  { revision, form }: Pick<PaperResponse, 'revision' | 'form'>,
  reviews: PaperResponse['reviews'],
): ResponseValues {
  const given = form?.answers ?? [];
  const answers = [...reviews.map(({ reviewer }) => ({ reviewer, text: '' })), ...given];
  return {
    revision,
    general: form?.general ?? '',
    answers: Object.fromEntries(answers.map(({ reviewer, text }) => [answerTo(reviewer), text])),
  };
}

export function formOf({ general, answers }: Omit<ResponseValues, 'revision'>): ResponseForm {
  return {
    general,
    answers: Object.entries(answers).map(([name, text]) => ({
      reviewer: Number(name.slice(PREFIX.length)),
      text,
    })),
  };
}

export function wordsOf({ general, answers }: Partial<ResponseValues>): number {
  return countWords([general ?? '', ...Object.values(answers ?? {})].join('\n'));
}
