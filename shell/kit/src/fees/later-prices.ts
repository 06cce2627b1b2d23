import type { Edition } from '@plenary/kit/edition';

/**
 * The prices that are still to come, the next one of each package first.
 * @param now in epoch milliseconds
 */
export function laterPrices({ fees }: Edition, now = Date.now()) {
  return fees.datedPrices.filter(({ at }) => Date.parse(at) > now);
}
