import { ApiError } from '@plenary/kit/api';

/** What is not there, not one's own, or no id at all: to the reader it is the same. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
