import { ApiError, formErrorOf, messageOf } from '@plenary/kit/api';

const TOO_MANY_REQUESTS = 429;

/** A used or expired link of an email, which no other press makes work. */
export function isInvalidLink(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'INVALID_LINK';
}

/** For calls whose one text is specified: the server's message is shown only for 429. */
export function fixedFailureText(error: unknown, text: string): string | undefined {
  const isLimited = error instanceof ApiError && error.status === TOO_MANY_REQUESTS;
  return isLimited ? messageOf(error, text) : formErrorOf(error, text) && text;
}
