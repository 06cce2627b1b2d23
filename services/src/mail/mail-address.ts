import * as z from 'zod';

/**
 * One plain address. Lists, display names and line breaks would mail others or write headers of
 * their own, so nothing else ever reaches the mail library.
 * @throws ZodError
 */
export function mailAddress(text: string): string {
  return z.email().max(254).parse(text);
}
