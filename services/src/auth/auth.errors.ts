import { AppError } from '../common/app-error.js';
import { ErrorCode } from '../common/error-code.js';

export const wrongCredentials = () =>
  new AppError(ErrorCode.WRONG_CREDENTIALS, 'Invalid email or password');

export const invalidCode = () =>
  new AppError(ErrorCode.INVALID_CODE, 'Invalid or expired verification code.');

export const invalidResetToken = () =>
  new AppError(ErrorCode.INVALID_RESET_TOKEN, 'Invalid or expired reset token. Please try again.');

export const alreadyVerified = () =>
  new AppError(ErrorCode.EMAIL_ALREADY_VERIFIED, 'Your email address is already verified.');
