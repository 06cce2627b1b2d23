import { QueryFailedError } from 'typeorm';

/** PostgreSQL's 23505: a row like this is there already. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause = error.driverError as { code?: string; constraint?: string };
  return cause.code === '23505' && (constraint === undefined || cause.constraint === constraint);
}
