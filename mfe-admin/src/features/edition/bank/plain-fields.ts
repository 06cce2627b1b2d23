import { ApiError } from '@plenary/kit/api';

/** Moves errors of "bank.iban" to the field "iban" of the form. */
export function withPlainFields(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const fields = Object.entries(error.fields).map(([path, message]) => [
    path.replace(/^bank\./, ''),
    message,
  ]);
  const body = { ...error.body, fields: Object.fromEntries(fields) as Record<string, string> };
  throw new ApiError(error.status, body, error.retryAfter);
}
