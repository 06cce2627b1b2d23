import { ApiError, messageOf } from '@plenary/kit/api';

const TOO_MANY_REQUESTS = 429;

/**
 * What a form says of a failed call as a whole: the server's message, else the given text. Nothing
 * when nothing failed, or when the server's messages stand at the fields.
 */
export function failureText(error: unknown, fallback: string): string | undefined {
  if (!error) return undefined;
  const hasFields = error instanceof ApiError && Object.keys(error.fields).length > 0;
  return hasFields ? undefined : messageOf(error, fallback);
}

/** The same with the specification's one text; only a refusal to answer more calls says why. */
export function ownFailureText(error: unknown, text: string): string | undefined {
  const isLimited = error instanceof ApiError && error.status === TOO_MANY_REQUESTS;
  return isLimited ? messageOf(error, text) : failureText(error, text) && text;
}
