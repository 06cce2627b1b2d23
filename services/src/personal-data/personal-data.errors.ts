import { AppError } from '../common/app-error.js';
import { ErrorCode } from '../common/error-code.js';

const NOT_CONFIRMED = 'This is not the email address of the account.';

export const notConfirmed = () =>
  new AppError(ErrorCode.VALIDATION_FAILED, NOT_CONFIRMED, {
    fields: { confirmation: NOT_CONFIRMED },
  });
