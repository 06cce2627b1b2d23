import { HttpException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';
import { texts } from './http.texts.js';

/**
 * Connection lost (08), shutdown (57P), too many clients or no memory (53), timeouts (57014,
 * 55P03), serialisation failures and deadlocks (40).
 */
const UNAVAILABLE_SQL_STATE = /^(08|57P|57014|53[023]|55P03|40)/;
const UNAVAILABLE_NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EPIPE',
]);

/** Errors of `pg` without a code; TypeORM releases the runner of a lost connection. */
const CLIENT_WITHOUT_SERVER =
  /Connection terminated|is not queryable|Query runner already released|timeout exceeded when trying to connect/;

const unavailable = () =>
  new AppError(ErrorCode.UNAVAILABLE, texts.unavailable, {
    retryAfter: 5,
  });

/** Unexpected errors become INTERNAL, without details for the caller. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isAway(thrown)) return unavailable();
  const status = thrown instanceof HttpException ? thrown.getStatus() : statusCodeOf(thrown);
  switch (status) {
    case 404:
      return new AppError(ErrorCode.NOT_FOUND, texts.noRoute);
    case 405:
      return new AppError(ErrorCode.METHOD_NOT_ALLOWED, texts.methodNotAllowed);
    case 413:
      return new AppError(ErrorCode.BODY_TOO_LARGE, texts.tooLarge);
    case 415:
      return new AppError(ErrorCode.UNSUPPORTED_MEDIA_TYPE, texts.notJson);
    default:
      return status >= 400 && status < 500
        ? new AppError(ErrorCode.MALFORMED_REQUEST, texts.malformed)
        : new AppError(ErrorCode.INTERNAL, texts.internal);
  }
}

/** Fastify sets a status on its own errors, such as invalid JSON. */
function statusCodeOf(thrown: unknown): number {
  const isMarked = thrown instanceof Error && 'statusCode' in thrown;
  return isMarked && typeof thrown.statusCode === 'number' ? thrown.statusCode : 500;
}

/** Whether the database or the store of files cannot be reached, also where a library has wrapped the error. */
function isAway(thrown: unknown): boolean {
  const cause: unknown = thrown instanceof QueryFailedError ? thrown.driverError : thrown;
  if (!(cause instanceof Error)) return false;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return (
    UNAVAILABLE_SQL_STATE.test(code) ||
    UNAVAILABLE_NETWORK.has(code) ||
    CLIENT_WITHOUT_SERVER.test(cause.message) ||
    // Of the client of S3, and of an AbortSignal.
    cause.name === 'TimeoutError' ||
    isFailedByStore(cause) ||
    isAway(cause.cause)
  );
}

/** As the client of S3 reports an answer of the store. */
function isFailedByStore(error: Error & { $metadata?: { httpStatusCode?: number } }): boolean {
  const status = error.$metadata?.httpStatusCode ?? 0;
  return status === 429 || status >= 500;
}
