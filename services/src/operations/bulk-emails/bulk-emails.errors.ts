import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.operations.bulk-emails', {
  thisEmail: 'This email to a group',
  subject: 'The subject',
  body: 'The text',
  changed: 'This email was changed by someone else. Reload the page to see it.',
  refused: 'The text can’t be used. Correct it and try again.',
  noPeople: 'No one is in this group. Choose another one.',
  otherNumber:
    '{now, plural, one {Now # person is} other {Now # people are}} in this group, not {before}. Check the list and send again.',
  tooMany: 'An email goes to at most {max, number} people. Choose a smaller group.',
  notDraft: 'This email was sent already, so it can’t be changed.',
  notSending: 'This email is not being sent.',
  notStopped: 'This email is not stopped.',
  notAllowed: 'You may not choose people by this. Choose another group.',
  deleted: 'Deleted.',
  tested: 'Sent to {email}.',
  testSubject: '[Test] {subject}',
});

export const bulkEmailNotFound = () => notFound(texts.thisEmail);
export const changedMeanwhile = () => new AppError(ErrorCode.CHANGED_MEANWHILE, texts.changed);
export const notDraft = () => new AppError(ErrorCode.INVALID_TRANSITION, texts.notDraft);
export const notSending = () => new AppError(ErrorCode.INVALID_TRANSITION, texts.notSending);
export const notStopped = () => new AppError(ErrorCode.INVALID_TRANSITION, texts.notStopped);
export const groupNotAllowed = () => new AppError(ErrorCode.FORBIDDEN, texts.notAllowed);

export const noPeople = () =>
  new AppError(ErrorCode.VALIDATION_FAILED, texts.noPeople, {
    fields: { audience: texts.noPeople },
  });

export const tooManyPeople = (max: number) =>
  new AppError(ErrorCode.VALIDATION_FAILED, texts.tooMany({ max }), {
    fields: { audience: texts.tooMany({ max }) },
  });

export const otherNumber = (before: number, now: number) =>
  new AppError(ErrorCode.CONFLICT, texts.otherNumber({ before, now }));

export const textRefused = (fields: Record<string, string>) =>
  new AppError(ErrorCode.VALIDATION_FAILED, texts.refused, { fields });
