import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { texts } from './admin-users.texts.js';

export const verifiedAlready = () =>
  new AppError(ErrorCode.EMAIL_ALREADY_VERIFIED, texts.verifiedAlready);
