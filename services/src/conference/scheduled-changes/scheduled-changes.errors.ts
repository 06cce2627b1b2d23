import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { texts } from './scheduled-changes.texts.js';

export const changeNotFound = () => notFound(texts.change);

export const changeClosed = () => new AppError(ErrorCode.INVALID_TRANSITION, texts.closed);

export const scheduleRefused = (field: string, text: string) =>
  new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { [field]: text } });
