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

export const invalidConfirmation = () =>
  new AppError(
    ErrorCode.INVALID_CONFIRMATION,
    'This confirmation link is invalid or expired. Please ask for another one.',
  );

export const wrongPassword = (field: string) => {
  const message = 'This is not your password.';
  return new AppError(ErrorCode.WRONG_PASSWORD, message, { fields: { [field]: message } });
};

export const signInExpired = () =>
  new AppError(ErrorCode.SIGN_IN_EXPIRED, 'This sign-in took too long. Please log in again.');

export const wrongSecondCode = () => {
  const message = 'This code is wrong or was used before.';
  return new AppError(ErrorCode.INVALID_CODE, message, { fields: { code: message } });
};

export const secondStepOn = () =>
  new AppError(ErrorCode.SECOND_STEP_ON, 'The second step is on already. Turn it off first.');

export const secondStepOff = () =>
  new AppError(ErrorCode.CONFLICT, 'The second step is not set up.');

/** Whoever holds an admin's session must not be able to do without the admin's phone. */
export const ownSecondStep = () =>
  new AppError(ErrorCode.OWN_ACCOUNT, 'You turn off your own second step in your profile.');

export const passwordNeeded = () => {
  const message = 'Password is required';
  return new AppError(ErrorCode.VALIDATION_FAILED, message, { fields: { password: message } });
};
