import { QueryFailedError } from 'typeorm';

interface DriverError {
  code?: string;
  constraint?: string;
}

function driverError(error: unknown): DriverError {
  return error instanceof QueryFailedError ? (error.driverError as DriverError) : {};
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const cause = driverError(error);
  return cause.code === '23505' && (constraint === undefined || cause.constraint === constraint);
}

export function isForeignKeyViolation(error: unknown): boolean {
  return driverError(error).code === '23503';
}

export function isLockNotAvailable(error: unknown): boolean {
  return driverError(error).code === '55P03';
}
