import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';
import { texts } from './http.texts.js';

/** @param what subject of the sentence: "This paper" */
export const notFound = (what = texts.thing) =>
  new AppError(ErrorCode.NOT_FOUND, texts.notFound({ what }));

export const unauthenticated = () => new AppError(ErrorCode.UNAUTHENTICATED, texts.unauthenticated);

export const emailNotVerified = () =>
  new AppError(ErrorCode.EMAIL_NOT_VERIFIED, texts.emailNotVerified);

/** @param retryAfter seconds */
export const rateLimited = (retryAfter: number) =>
  new AppError(ErrorCode.RATE_LIMITED, waitOf(retryAfter), { retryAfter });

export const keyReused = () => new AppError(ErrorCode.KEY_REUSED, texts.keyReused);

/** Rounds up, so that a caller who waits this long succeeds. */
function waitOf(seconds: number): string {
  const { rateLimited } = texts;
  if (seconds < 60) return rateLimited.seconds({ count: seconds });
  if (seconds < 60 * 60) return rateLimited.minutes({ count: Math.ceil(seconds / 60) });
  return rateLimited.hours({ count: Math.ceil(seconds / 60 / 60) });
}
