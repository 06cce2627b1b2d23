import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';

export const notFound = (what = 'This') =>
  new AppError(ErrorCode.NOT_FOUND, `${what} was not found.`);

export const unauthenticated = () => new AppError(ErrorCode.UNAUTHENTICATED, 'Please sign in.');

export const emailNotVerified = () =>
  new AppError(ErrorCode.EMAIL_NOT_VERIFIED, 'Please verify your email address first.');

/** @param retryAfter in seconds */
export const rateLimited = (retryAfter: number) =>
  new AppError(
    ErrorCode.RATE_LIMITED,
    `Too many requests. Please try again in ${spanOf(retryAfter)}.`,
    { retryAfter },
  );

export const keyReused = () =>
  new AppError(ErrorCode.KEY_REUSED, 'This Idempotency-Key was used for another request.');

/** "5 minutes": never shorter than the span is. */
function spanOf(seconds: number): string {
  const [amount, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds < 60 * 60
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 60 / 60), 'hour'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
