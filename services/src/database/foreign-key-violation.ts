import { QueryFailedError } from 'typeorm';

/** PostgreSQL's 23503: another row refers to this one. */
export function isForeignKeyViolation(error: unknown): boolean {
  return (
    error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '23503'
  );
}
