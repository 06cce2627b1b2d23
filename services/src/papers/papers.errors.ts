import { AppError } from '../common/app-error.js';
import { ErrorCode } from '../common/error-code.js';
import { notFound } from '../common/common.errors.js';
import type { PaperStatus } from './paper-status.js';
import { texts } from './papers.texts.js';

/** Not there and not yours: the answer is the same. */
export const paperNotFound = () => notFound('This paper');

/** @param status as the caller may know it */
export const notFromStatus = (status: PaperStatus) =>
  new AppError(
    ErrorCode.INVALID_TRANSITION,
    `This is not possible while the paper is "${status.replaceAll('-', ' ')}". Please reload.`,
  );

export const paperChanged = () =>
  new AppError(
    ErrorCode.CHANGED_MEANWHILE,
    'This paper has been changed meanwhile. Please reload and try again.',
  );

/** @param fields what is wrong, by field; the message is the first of them */
export const paperIncomplete = (fields: Record<string, string>) =>
  new AppError(ErrorCode.VALIDATION_FAILED, Object.values(fields)[0] ?? '', { fields });

export const submissionsClosed = () => new AppError(ErrorCode.CLOSED, texts.submissionsClosed);

export const correctionsClosed = () => new AppError(ErrorCode.CLOSED, texts.correctionsClosed);

export const notPaid = () => new AppError(ErrorCode.CONFLICT, texts.notPaid);

export const tooManyDrafts = () => new AppError(ErrorCode.CONFLICT, texts.tooManyDrafts);

export const wasSubmitted = () => new AppError(ErrorCode.CONFLICT, texts.wasSubmitted);

export const paperRefused = (text: string) =>
  new AppError(ErrorCode.INVALID_FILE, text, { fields: { file: text } });

export const fileMissing = (text: string) =>
  new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { file: text } });
