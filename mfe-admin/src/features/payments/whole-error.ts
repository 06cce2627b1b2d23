import { ApiError, messageOf } from '@plenary/kit/api';
import { texts } from './texts';

/** What failed as a whole; what belongs to a field is said there. */
export function wholeError(error: Error | null): string | undefined {
  const isAtField = error instanceof ApiError && Object.keys(error.fields).length > 0;
  return error && !isAtField ? messageOf(error, texts.failed) : undefined;
}
