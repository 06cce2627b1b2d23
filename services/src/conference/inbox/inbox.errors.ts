import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { texts } from './inbox.texts.js';

export const changedMeanwhile = () =>
  new AppError(ErrorCode.CHANGED_MEANWHILE, texts.changedMeanwhile);

export const notAssignable = () =>
  new AppError(ErrorCode.VALIDATION_FAILED, texts.notAssignable, {
    fields: { assigneeId: texts.notAssignable },
  });

export const itemNotFound = () => notFound(texts.item);
