import { AppError } from '../../platform/http/app-error.js';
import { notFound } from '../../platform/http/common.errors.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.identity.errors', {
  thisSession: 'This session',
  wrongCredentials: 'Invalid email or password',
  invalidCode: 'Invalid or expired verification code.',
  invalidResetToken: 'Invalid or expired reset token. Please try again.',
  alreadyVerified: 'Your email address is already verified.',
  invalidConfirmation: 'This confirmation link is invalid or expired. Please request a new one.',
  invalidVerificationLink:
    'This link was used already or has expired. Log in to see whether your address is verified.',
  invalidLoginLink: 'This login link is invalid or expired. Please request a new one.',
  wrongPassword: 'Wrong password. Please try again.',
  loginExpired: 'This login expired. Please log in again.',
  wrongTwoFactorCode: 'This code is wrong or was already used.',
  twoFactorAlreadyEnabled: 'Two-factor authentication is already on. Turn it off first.',
  twoFactorNotEnabled: 'Two-factor authentication is not set up.',
  ownTwoFactor: 'Turn off your own two-factor authentication in your profile.',
  passwordNeeded: 'Password is required',
  codeNeeded: 'Enter the code of your authenticator app',
});

export const sessionNotFound = () => notFound(texts.thisSession);

export const wrongCredentials = () =>
  new AppError(ErrorCode.WRONG_CREDENTIALS, texts.wrongCredentials);

export const invalidCode = () => new AppError(ErrorCode.INVALID_CODE, texts.invalidCode);

export const invalidResetToken = () =>
  new AppError(ErrorCode.INVALID_RESET_TOKEN, texts.invalidResetToken);

export const alreadyVerified = () =>
  new AppError(ErrorCode.EMAIL_ALREADY_VERIFIED, texts.alreadyVerified);

export const invalidConfirmation = () =>
  new AppError(ErrorCode.INVALID_CONFIRMATION, texts.invalidConfirmation);

export const invalidVerificationLink = () =>
  new AppError(ErrorCode.INVALID_LINK, texts.invalidVerificationLink);

export const invalidLoginLink = () => new AppError(ErrorCode.INVALID_LINK, texts.invalidLoginLink);

export const wrongPassword = (field: string) => {
  const message = texts.wrongPassword;
  return new AppError(ErrorCode.WRONG_PASSWORD, message, { fields: { [field]: message } });
};

export const loginExpired = () => new AppError(ErrorCode.LOGIN_EXPIRED, texts.loginExpired);

export const wrongTwoFactorCode = () => {
  const message = texts.wrongTwoFactorCode;
  return new AppError(ErrorCode.INVALID_CODE, message, { fields: { code: message } });
};

export const twoFactorAlreadyEnabled = () =>
  new AppError(ErrorCode.TWO_FACTOR_ENABLED, texts.twoFactorAlreadyEnabled);

export const twoFactorNotEnabled = () =>
  new AppError(ErrorCode.CONFLICT, texts.twoFactorNotEnabled);

/** A stolen admin session must not be enough to disable the second factor. */
export const ownTwoFactor = () => new AppError(ErrorCode.OWN_ACCOUNT, texts.ownTwoFactor);

export const passwordNeeded = () => {
  const message = texts.passwordNeeded;
  return new AppError(ErrorCode.VALIDATION_FAILED, message, { fields: { password: message } });
};

export const codeNeeded = () => {
  const message = texts.codeNeeded;
  return new AppError(ErrorCode.VALIDATION_FAILED, message, { fields: { code: message } });
};
