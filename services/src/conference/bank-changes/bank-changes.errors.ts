import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import type { BankChangeStatus } from './bank-change.entity.js';
import { texts } from './bank-changes.texts.js';

export const changeNotFound = () => notFound(texts.change);

export const changeOpen = () => new AppError(ErrorCode.CONFLICT, texts.isOpen);

export const sameDetails = () =>
  new AppError(ErrorCode.VALIDATION_FAILED, texts.same, { fields: { bank: texts.same } });

export const changeClosed = (status: BankChangeStatus) =>
  new AppError(ErrorCode.INVALID_TRANSITION, texts.state[status]);

export const ownChange = () => new AppError(ErrorCode.CONFLICT, texts.ownChange);

export const notEstablished = () => new AppError(ErrorCode.CONFLICT, texts.notEstablished);
