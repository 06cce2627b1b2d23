import type { Edition } from '@plenary/kit/edition';

/**
 * The next price of a package, if it changes.
 * @param now in epoch milliseconds
 */
export function nextPrice({ fees }: Edition, id: string, now = Date.now()) {
  return fees.datedPrices.find(({ packageId, at }) => packageId === id && Date.parse(at) > now);
}
