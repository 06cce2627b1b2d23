import { hashKey } from '@tanstack/react-query';

/** Ignores the order of keys; a missing value equals an empty text. */
export function isSame(one: unknown, other: unknown): boolean {
  return hashKey([one ?? '']) === hashKey([other ?? '']);
}
