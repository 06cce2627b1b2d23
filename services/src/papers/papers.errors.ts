import { AppError } from '../common/app-error.js';
import { ErrorCode } from '../common/error-code.js';
import { notFound } from '../common/common.errors.js';
import type { PaperStatus } from './paper-status.js';

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
