import { AppError } from '../common/app-error.js';
import { ErrorCode } from '../common/error-code.js';

export const verifiedAlready = () =>
  new AppError(
    ErrorCode.EMAIL_ALREADY_VERIFIED,
    "This person's email address is verified already.",
  );
