import { ONE_LINE } from '../../platform/http/fields.schema.js';
import { after, DAY } from '../../platform/core/time.js';
import { hasVisibleCharacter } from '../../platform/http/readable-text.js';
import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import type { PackageId } from '../../conference/editions/fees.schema.js';
import { isFor, type Question } from '../../conference/editions/registration-offers.schema.js';
import { answersRefused, answerTexts as texts } from './extras.errors.js';
import type { Answer, StoredAnswer } from './registration-answer.entity.js';

/** In characters. */
const LONGEST = { text: 200, 'long-text': 2000 };

export function questionsFor(
  { registrationQuestions }: EditionDocument,
  packageId: PackageId,
): Question[] {
  return registrationQuestions.filter((question) => isFor(question, packageId));
}

/** Whether a required question has no answer. */
export function hasUnanswered(
  document: EditionDocument,
  packageId: PackageId,
  answers: readonly StoredAnswer[],
): boolean {
  return questionsFor(document, packageId).some(
    ({ id, required }) => required && answers.every(({ questionId }) => questionId !== id),
  );
}

/** Until the conference starts; late registrants have a day. */
export function answersUntil({ dates }: EditionDocument, registeredAt: Date): Date {
  const days = dates.filter(({ key }) => key === 'forum-physical' || key === 'forum-online');
  const start = Math.min(...days.map(({ at }) => Date.parse(at)));
  return new Date(Math.max(start, after(registeredAt, DAY).getTime()));
}

/**
 * Drops empty answers.
 * @throws AppError VALIDATION_FAILED, naming each question as `answers.<id>`
 */
export function checkedAnswers(
  questions: readonly Question[],
  given: readonly StoredAnswer[],
): StoredAnswer[] {
  const filled = given
    .map(({ questionId, answer }) => ({ questionId, answer: trimmed(answer) }))
    .filter(({ answer }) => !isBlank(answer));
  const problems: Record<string, string> = {};
  for (const { questionId, answer } of filled) {
    const question = questions.find(({ id }) => id === questionId);
    const problem = question ? problemOf(question, answer) : texts.unknownQuestion;
    if (problem !== undefined) problems[questionId] = problem;
  }
  for (const { id, required } of questions) {
    const isAnswered = filled.some(({ questionId }) => questionId === id);
    if (required && !isAnswered) problems[id] = texts.answerMissing;
  }
  if (Object.keys(problems).length > 0) throw answersRefused(problems);
  return filled;
}

function trimmed(answer: Answer): Answer {
  return typeof answer === 'string' ? answer.trim() : answer;
}

function isBlank(answer: Answer): boolean {
  if (typeof answer === 'string') return !hasVisibleCharacter(answer);
  return Array.isArray(answer) && answer.length === 0;
}

function problemOf({ kind, options }: Question, answer: Answer): string | undefined {
  switch (kind) {
    case 'text':
    case 'long-text':
      return typeof answer === 'string' ? textProblem(kind, answer) : texts.answerInvalid;
    case 'one-of':
      return options.includes(answer as string) ? undefined : texts.answerInvalid;
    case 'several-of':
      return Array.isArray(answer) && answer.every((each) => options.includes(each))
        ? undefined
        : texts.answerInvalid;
    case 'yes-no':
      return typeof answer === 'boolean' ? undefined : texts.answerInvalid;
  }
}

function textProblem(kind: 'text' | 'long-text', answer: string): string | undefined {
  const max = LONGEST[kind];
  if (answer.length > max) return texts.answerTooLong({ max: String(max) });
  return kind === 'long-text' || ONE_LINE.test(answer) ? undefined : texts.answerLines;
}
