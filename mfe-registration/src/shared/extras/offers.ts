import type { components } from '@plenary/kit/api';
import type { Edition } from '@plenary/kit/edition';
import * as z from 'zod/mini';
import { texts } from './texts';

export type Question = Edition['registrationQuestions'][number];
export type Extra = Edition['extras'][number];
export type Answer = components['schemas']['RegistrationAnswer'];

/** By question. Yes and no are words, as the options of a choice. */
export type AnswerInputs = Record<string, string | string[] | undefined>;

function isFor({ packages }: Pick<Extra, 'packages'>, packageId: string | null | undefined) {
  return packageId != null && (packages.length === 0 || packages.some((id) => id === packageId));
}

export function questionsFor(edition: Edition, packageId: string | null | undefined): Question[] {
  return edition.registrationQuestions.filter((question) => isFor(question, packageId));
}

export function extrasFor(edition: Edition, packageId: string | null | undefined): Extra[] {
  return edition.extras.filter((extra) => isFor(extra, packageId));
}

/** In dollars, without the errors of floating point. */
export function sumOf(prices: readonly number[]): number {
  return prices.reduce((sum, price) => sum + Math.round(price * 100), 0) / 100;
}

interface WithAnswers {
  answers: AnswerInputs;
}

/** @param packageOf the package of the form's values */
export function requiresAnswers<Values extends WithAnswers>(
  edition: Edition,
  packageOf: (values: Values) => string | null | undefined,
) {
  return edition.registrationQuestions
    .filter(({ required }) => required)
    .map((question) =>
      z.refine<Values>(
        (values) => !isFor(question, packageOf(values)) || isAnswered(values.answers[question.id]),
        // Reported together with the errors of the other fields.
        { error: texts.required, path: ['answers', question.id], when: () => true },
      ),
    );
}

function isAnswered(input: AnswerInputs[string]): boolean {
  return Array.isArray(input) ? input.length > 0 : Boolean(input?.trim());
}

/** Without unanswered questions. */
export function filled(inputs: AnswerInputs): Record<string, string | string[]> {
  const answered = Object.entries(inputs).filter(([, input]) => isAnswered(input));
  return Object.fromEntries(answered) as Record<string, string | string[]>;
}

export function toAnswers(questions: readonly Question[], inputs: AnswerInputs): Answer[] {
  return questions.flatMap(({ id: questionId, kind }) => {
    const input = inputs[questionId];
    if (input === undefined || !isAnswered(input)) return [];
    return [{ questionId, answer: kind === 'yes-no' ? input === 'yes' : input }];
  });
}

export function toInputs(
  questions: readonly Question[],
  answers: readonly Answer[] | null,
): AnswerInputs {
  return Object.fromEntries(
    questions.map(({ id, kind }) => {
      const answer = answers?.find(({ questionId }) => questionId === id)?.answer;
      if (typeof answer === 'boolean') return [id, answer ? 'yes' : 'no'];
      return [id, answer ?? (kind === 'several-of' ? [] : '')];
    }),
  );
}

export function questionLabel(edition: Edition, { questionId }: Answer): string {
  return edition.registrationQuestions.find(({ id }) => id === questionId)?.label ?? questionId;
}

/** As text for people. */
export function answerText({ answer }: Answer): string {
  if (typeof answer === 'boolean') return answer ? texts.yes : texts.no;
  return typeof answer === 'string' ? answer : answer.join(', ');
}
