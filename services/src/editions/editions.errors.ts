import { AppError } from '../common/app-error.js';
import { notFound } from '../common/common.errors.js';
import { ErrorCode } from '../common/error-code.js';
import type { ApiError } from '../common/error.schema.js';
import type { EditionConflict } from './admin-editions.schema.js';
import type { Problem } from './rules/problem.js';

export const editionNotFound = () => notFound('This edition');

/** The message is the first problem, with its field; all of them stand in the fields. */
export function editionRefused(problems: Problem[]): AppError {
  const fields: Record<string, string> = {};
  for (const [field, text] of problems) fields[field] ??= text;
  const [first] = Object.entries(fields);
  const message = first ? `${first[0]}: ${first[1]}` : 'This edition cannot be saved.';
  return new AppError(ErrorCode.VALIDATION_FAILED, message, { fields });
}

export const editionChanged = (answer: Omit<EditionConflict, keyof ApiError>) =>
  new AppError(
    ErrorCode.CONFLICT,
    'Somebody else has saved this edition meanwhile. Nothing of yours was saved yet.',
    { answer },
  );

const SLUG_TAKEN = 'Another edition has this name in addresses already';

export const slugTaken = () =>
  new AppError(ErrorCode.CONFLICT, SLUG_TAKEN, { fields: { slug: SLUG_TAKEN } });

export const notConfirmed = (slug: string) => {
  const text = `Type ${slug} to confirm`;
  return new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { confirm: text } });
};

export const toBeChecked = (sections: string[]) =>
  new AppError(
    ErrorCode.CONFLICT,
    `Look at these sections and save them first: ${sections.join(', ')}`,
    { fields: Object.fromEntries(sections.map((section) => [section, 'Is still to be checked'])) },
  );
