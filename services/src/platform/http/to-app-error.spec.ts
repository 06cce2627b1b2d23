import { QueryFailedError } from 'typeorm';
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

  it.each([
    sqlError('57P01'),
    sqlError('08006'),
    sqlError('53300'),
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ])('asks to come back while the database is away: %s', (error) => {
    expect(toAppError(error)).toMatchObject({
      code: ErrorCode.UNAVAILABLE,
      statusCode: 503,
      details: { retryAfter: 5 },
    });
  });

  it.each([new Error('secret detail'), sqlError('23505'), 'a string', undefined])(
    'hides details of unexpected errors: %s',
    (thrown) => {
      const error = toAppError(thrown);
      expect(error).toMatchObject({ code: ErrorCode.INTERNAL, statusCode: 500 });
      expect(error.message).not.toContain('secret');
    },
  );
});
