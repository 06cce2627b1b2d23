import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import type { ApiError } from '../../platform/http/error.schema.js';
import type { EditionConflict } from './admin-editions.schema.js';
import { texts } from './edition-editor.texts.js';
import type { Problem } from '../editions/rules/problem.js';

export const editionNotFound = () => notFound(texts.edition);

export function editionRefused(problems: Problem[]): AppError {
  const fields: Record<string, string> = {};
  for (const [field, text] of problems) fields[field] ??= text;
  const [first] = Object.entries(fields);
  const message = first ? `${first[0]}: ${first[1]}` : texts.invalid;
  return new AppError(ErrorCode.VALIDATION_FAILED, message, { fields });
}

export const editionChanged = (answer: Omit<EditionConflict, keyof ApiError>) =>
  new AppError(ErrorCode.CONFLICT, texts.changed, { answer });

export const slugTaken = () =>
  new AppError(ErrorCode.CONFLICT, texts.slugTaken, { fields: { slug: texts.slugTaken } });

export const notConfirmed = (slug: string) => {
  const text = texts.typeToConfirm({ slug });
  return new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { confirm: text } });
};

export const toBeChecked = (sections: string[]) =>
  new AppError(ErrorCode.CONFLICT, texts.sectionsUnchecked({ sections: sections.join(', ') }), {
    fields: Object.fromEntries(sections.map((section) => [section, texts.sectionUnchecked])),
  });

export const bankGuarded = () =>
  new AppError(ErrorCode.VALIDATION_FAILED, texts.bankGuarded, {
    fields: { bank: texts.bankGuarded },
  });

export const sectionsNotPermitted = (sections: string[]) =>
  new AppError(ErrorCode.FORBIDDEN, texts.sectionsNotPermitted({ sections: sections.join(', ') }), {
    fields: Object.fromEntries(sections.map((section) => [section, texts.sectionNotPermitted])),
  });

export const otherAccount = () => new AppError(ErrorCode.CONFLICT, texts.otherAccount);
