import { QueryFailedError } from 'typeorm';

/** Whether a lock was waited for longer than lock_timeout allows. */
export function isLockNotAvailable(error: unknown): boolean {
  return (
    error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '55P03'
  );
}
