import { HttpException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';

/**
 * PostgreSQL's "not now": connection lost (08), shutting down (57P), too many clients or out of
 * memory (53), taking too long (57014, 55P03), in each other's way (40).
 */
const UNAVAILABLE_SQL_STATE = /^(08|57P|57014|53[023]|55P03|40)/;
const UNAVAILABLE_NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EPIPE',
]);

const unavailable = () =>
  new AppError(ErrorCode.UNAVAILABLE, 'The service is not available right now. Please try again.', {
    retryAfter: 5,
  });

/** Gives what was thrown its code. What nobody foresaw is INTERNAL and tells nothing of itself. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isDatabaseAway(thrown)) return unavailable();
  const status = thrown instanceof HttpException ? thrown.getStatus() : statusCodeOf(thrown);
  switch (status) {
    case 404:
      return new AppError(ErrorCode.NOT_FOUND, 'This address does not exist.');
    case 405:
      return new AppError(ErrorCode.METHOD_NOT_ALLOWED, 'This address does not take this method.');
    case 413:
      return new AppError(ErrorCode.BODY_TOO_LARGE, 'The request is too large.');
    case 415:
      return new AppError(ErrorCode.UNSUPPORTED_MEDIA_TYPE, 'Please send JSON.');
    default:
      return status >= 400 && status < 500
        ? new AppError(ErrorCode.MALFORMED_REQUEST, 'The request could not be read.')
        : new AppError(ErrorCode.INTERNAL, 'Something went wrong. Please try again.');
  }
}

/** Fastify puts its status on the errors that it throws itself, such as broken JSON. */
function statusCodeOf(thrown: unknown): number {
  const isMarked = thrown instanceof Error && 'statusCode' in thrown;
  return isMarked && typeof thrown.statusCode === 'number' ? thrown.statusCode : 500;
}

function isDatabaseAway(thrown: unknown): boolean {
  const cause: unknown = thrown instanceof QueryFailedError ? thrown.driverError : thrown;
  if (!(cause instanceof Error)) return false;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return (
    UNAVAILABLE_SQL_STATE.test(code) ||
    UNAVAILABLE_NETWORK.has(code) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(cause.message)
  );
}
