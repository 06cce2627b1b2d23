import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import type { CheckStatus } from './provider-check.js';
import { texts } from './gateways.texts.js';

export const gatewayOff = () => notFound();

export const eventRefused = () => new AppError(ErrorCode.MALFORMED_REQUEST, texts.refused);

export const notPayable = () => new AppError(ErrorCode.INVALID_TRANSITION, texts.notPayable);

export const pageFailed = () => new AppError(ErrorCode.UNAVAILABLE, texts.pageFailed);

export const checkNotFound = () => new AppError(ErrorCode.NOT_FOUND, texts.checkNotFound);

export const checkChanged = () => new AppError(ErrorCode.CHANGED_MEANWHILE, texts.checkChanged);

export const checkNotFromHere = (status: CheckStatus) =>
  new AppError(
    ErrorCode.INVALID_TRANSITION,
    texts.checkNotPossible({ state: texts.checkStates[status] }),
  );
