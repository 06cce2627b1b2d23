import { createHash } from 'node:crypto';
import type { AddedField, AnsweredField } from '../../conference/editions/review-fields.schema.js';
import { LONGEST_TEXT } from '../../conference/editions/review-fields.schema.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { hasVisibleCharacter } from '../../platform/http/readable-text.js';
import { NO_ADDED_FIELDS } from './review.schema.js';
import { texts } from './reviews.errors.js';

/** By field: the step of a scale from 1, an option or a text. */
export type Answers = Record<string, number | string>;
type Answer = Answers[string];

/** Any change of a field, such as of its label, is a new version. */
export function versionOf(fields: readonly AddedField[]): string {
  if (fields.length === 0) return NO_ADDED_FIELDS;
  const named = fields.map((field) => [
    ...[field.id, field.label, field.help, field.kind, field.options, field.maxLength ?? null],
    ...[field.required, field.visibleToAuthors],
  ]);
  return createHash('sha256').update(JSON.stringify(named)).digest('base64url').slice(0, 16);
}

/** The answers of a draft that was saved with another version, as far as they fit this one. */
export function fittingAnswers(fields: readonly AddedField[], answers: Answers): Answers {
  return pick(fields, answers, (field, answer) => hasTypeOf(field, answer));
}

export function hasRequired(field: AddedField, answers: Answers): boolean {
  const answer = answers[field.id];
  return answer !== undefined && !isBlank(answer);
}

/**
 * Drops empty answers.
 * @throws AppError VALIDATION_FAILED, naming each field as `answers.<id>`
 */
export function checkedAnswers(fields: readonly AddedField[], answers: Answers): Answers {
  const problems: [string, string][] = Object.keys(answers)
    .filter((id) => fields.every((field) => field.id !== id))
    .map((id) => [id, texts.unknownField]);
  for (const field of fields) {
    const problem = problemOf(field, answers[field.id]);
    if (problem !== undefined) problems.push([field.id, problem]);
  }
  const [first] = problems;
  if (first) {
    const named = problems.map(([id, text]) => [`answers.${id}`, text]);
    throw new AppError(ErrorCode.VALIDATION_FAILED, first[1], {
      fields: Object.fromEntries(named) as Record<string, string>,
    });
  }
  const trimmed = pick(fields, answers, (_, answer) => !isBlank(answer));
  return Object.fromEntries(Object.entries(trimmed).map(([id, answer]) => [id, trim(answer)]));
}

/** In the order of the form. */
export function answeredFields(fields: readonly AddedField[], answers: Answers): AnsweredField[] {
  return fields.flatMap(({ id, label, kind, options }) => {
    const answer = answers[id];
    if (answer === undefined) return [];
    const isScale = kind === 'scale';
    const step = isScale ? Number(answer) : null;
    const name = step === null ? String(answer) : (options[step - 1] ?? '');
    return [{ id, label, answer: name, step, steps: isScale ? options.length : null }];
  });
}

function problemOf(field: AddedField, answer: Answer | undefined): string | undefined {
  if (answer === undefined || isBlank(answer)) {
    return field.required ? texts.answerMissing({ label: field.label }) : undefined;
  }
  if (hasTypeOf(field, answer)) return undefined;
  if (field.kind !== 'text') return texts.answerInvalid;
  const max = field.maxLength ?? LONGEST_TEXT;
  return texts.answerTooLong({ label: field.label, max });
}

function hasTypeOf({ kind, options, maxLength = LONGEST_TEXT }: AddedField, answer: Answer) {
  switch (kind) {
    case 'scale':
      return typeof answer === 'number' && answer >= 1 && answer <= options.length;
    case 'choice':
      return typeof answer === 'string' && options.includes(answer);
    case 'text':
      return typeof answer === 'string' && answer.length <= maxLength;
  }
}

function pick(
  fields: readonly AddedField[],
  answers: Answers,
  isKept: (field: AddedField, answer: Answer) => boolean,
): Answers {
  const kept = fields.flatMap((field) => {
    const answer = answers[field.id];
    return answer !== undefined && isKept(field, answer) ? [[field.id, answer] as const] : [];
  });
  return Object.fromEntries(kept);
}

function trim(answer: Answer): Answer {
  return typeof answer === 'string' ? answer.trim() : answer;
}

function isBlank(answer: Answer): boolean {
  return typeof answer === 'string' && !hasVisibleCharacter(answer);
}
