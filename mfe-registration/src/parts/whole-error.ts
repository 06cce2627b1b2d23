import { ApiError, messageOf } from '@plenary/kit/api';

/** What failed as a whole: the server's words, or the given ones. What belongs to a field is said there. */
export function wholeError(error: Error | null, fallback: string): string | undefined {
  const isAtField = error instanceof ApiError && Object.keys(error.fields).length > 0;
  return error && !isAtField ? messageOf(error, fallback) : undefined;
}
