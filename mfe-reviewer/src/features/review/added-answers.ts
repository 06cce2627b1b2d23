import type { components } from '@plenary/kit/api';
import * as z from 'zod/mini';
import type { Draft, Review } from '../../shared/reviews.api';
import { addedTexts as texts, formTexts } from './texts';

export type AddedField = Review['fields'][number];
type Answered = components['schemas']['AnsweredReviewField'];

/** By field. Of a scale or choice: the number of the option from 1, as radios have it. */
export type AnswerInputs = Record<string, string | null | undefined>;

/** As the server, where the field has no limit. */
const LONGEST = 20_000;

export const limitOf = ({ maxLength = LONGEST }: AddedField): number => maxLength;

export function toInputs(fields: readonly AddedField[], answers: Draft['answers']): AnswerInputs {
  return Object.fromEntries(
    fields.map(({ id, kind, options }) => {
      const answer = answers[id];
      if (kind === 'choice') return [id, String(options.indexOf(String(answer)) + 1 || '')];
      return [id, String(answer ?? '')];
    }),
  );
}

/** Without unanswered fields. */
export function toAnswers(fields: readonly AddedField[], inputs: AnswerInputs): Draft['answers'] {
  return Object.fromEntries(
    fields
      .filter(({ id }) => inputs[id]?.trim())
      .map(({ id, kind, options }) => {
        const input = inputs[id] ?? '';
        if (kind === 'text') return [id, input];
        return [id, kind === 'scale' ? Number(input) : (options[Number(input) - 1] ?? '')];
      }),
  );
}

/** Required fields without an answer. */
export function unanswered(fields: readonly AddedField[], inputs: AnswerInputs): AddedField[] {
  return fields.filter(({ id, required }) => required && !inputs[id]?.trim());
}

/** Of the form's values, reported together with the errors of the other fields. */
export function answerChecks(fields: readonly AddedField[]) {
  const check = ({ id }: AddedField, error: string, isValid: (inputs: AnswerInputs) => boolean) =>
    z.refine<{ answers: AnswerInputs }>(({ answers }) => isValid(answers), {
      error,
      path: ['answers', id],
      when: () => true,
    });
  return fields.flatMap((field) => [
    check(field, texts.required, (inputs) => unanswered([field], inputs).length === 0),
    check(
      field,
      formTexts.tooLong({ maximum: limitOf(field) }),
      (inputs) => (inputs[field.id]?.length ?? 0) <= limitOf(field),
    ),
  ]);
}

/** The answers of a review with the names of its fields, as other people read them. */
export function answeredFields({ fields, form }: Pick<Review, 'fields' | 'form'>): Answered[] {
  return fields.flatMap(({ id, label, kind, options }): Answered[] => {
    const answer = form.answers[id];
    if (answer === undefined) return [];
    if (kind !== 'scale') return [{ id, label, answer: String(answer), step: null, steps: null }];
    const step = Number(answer);
    return [{ id, label, answer: options[step - 1] ?? '', step, steps: options.length }];
  });
}

/** For people. */
export function answerText({ answer, step, steps }: Answered): string {
  if (step === null || steps === null) return answer;
  return texts.step({ step, steps, name: answer });
}
