import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.conference.email-texts', {
  refused: 'Some texts can’t be used. Correct them and save again.',
  changed: 'These texts were saved by someone else. Your changes are not saved yet.',
  email: 'This email',
});

/** @param problems messages by the ids of texts */
export const textsRefused = (problems: Record<string, string>) =>
  new AppError(ErrorCode.VALIDATION_FAILED, texts.refused, {
    fields: Object.fromEntries(
      Object.entries(problems).map(([id, problem]) => [`texts.${id}`, problem]),
    ),
  });

export const textsChanged = () => new AppError(ErrorCode.CONFLICT, texts.changed);

export const emailGone = () => notFound(texts.email);
