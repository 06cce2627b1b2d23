import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { texts } from './visa-letters.texts.js';
import type { VisaStatus } from './visa-status.js';

export const requestNotFound = () => notFound(texts.request);

export const letterNotFound = () => notFound(texts.letter);

export const lettersClosed = (email: string) =>
  new AppError(ErrorCode.CLOSED, texts.closed({ email }));

export const notRegistered = () => new AppError(ErrorCode.CONFLICT, texts.notRegistered);

export const notPaid = () => new AppError(ErrorCode.CONFLICT, texts.notPaid);

export const requestChanged = () => new AppError(ErrorCode.CHANGED_MEANWHILE, texts.changed);

export const passportDestroyed = () => new AppError(ErrorCode.CONFLICT, texts.destroyed);

export const notFromHere = (status: VisaStatus) =>
  new AppError(ErrorCode.INVALID_TRANSITION, texts.notPossible({ state: texts.states[status] }));

export const passportRefused = (fields: Record<string, string>) =>
  new AppError(ErrorCode.VALIDATION_FAILED, texts.invalid, { fields });
