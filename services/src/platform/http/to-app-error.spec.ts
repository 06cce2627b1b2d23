import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { AppError } from './app-error.js';
import { ErrorCode } from './error-code.js';
import { toAppError } from './to-app-error.js';

const sqlError = (code: string) =>
  new QueryFailedError('SELECT', [], Object.assign(new Error('from PostgreSQL'), { code }));

describe('toAppError', () => {
  it('leaves our own errors as they are', () => {
    const error = new AppError(ErrorCode.CLOSED, 'Closed.');
    expect(toAppError(error)).toBe(error);
  });

  const storeError = (httpStatusCode: number) =>
    new Error('Cannot write', {
      cause: Object.assign(new Error(), { $metadata: { httpStatusCode } }),
    });
  const timedOut = Object.assign(new Error('no answer in time'), { name: 'TimeoutError' });
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

  it.each([
    storeError(503),
    storeError(429),
    new Error('Cannot write', { cause: refused }),
    new Error('Cannot write', { cause: timedOut }),
    sqlError('57P01'),
    sqlError('08006'),
    sqlError('53300'),
    refused,
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
    new QueryRunnerAlreadyReleasedError(),
    new Error('timeout exceeded when trying to connect'),
  ])('asks to come back while the database or the store of files is away: %s', (error) => {
    expect(toAppError(error)).toMatchObject({
      code: ErrorCode.UNAVAILABLE,
      statusCode: 503,
      details: { retryAfter: 5 },
    });
  });

  it.each([new Error('secret detail'), storeError(403), sqlError('23505'), 'a string', undefined])(
    'hides details of unexpected errors: %s',
    (thrown) => {
      const error = toAppError(thrown);
      expect(error).toMatchObject({ code: ErrorCode.INTERNAL, statusCode: 500 });
      expect(error.message).not.toContain('secret');
    },
  );
});
