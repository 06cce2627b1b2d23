import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { texts } from './provider-checks.texts.js';

export const otherKind = () => new AppError(ErrorCode.INVALID_TRANSITION, texts.otherKind);

export const notBookable = () => new AppError(ErrorCode.CONFLICT, texts.notBookable);
