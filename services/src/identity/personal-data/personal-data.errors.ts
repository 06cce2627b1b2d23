import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { texts } from './personal-data.texts.js';

export const notConfirmed = () =>
  new AppError(ErrorCode.VALIDATION_FAILED, texts.notConfirmed, {
    fields: { confirmation: texts.notConfirmed },
  });
