import type { Edition } from './edition';

export type FeePackage = Edition['fees']['packages'][number];
export type DatedPrice = Edition['fees']['datedPrices'][number];

/**
 * At their current prices.
 * @param now in epoch milliseconds
 */
export function feePackages(edition: Edition, now = Date.now()): FeePackage[] {
  const { packages, datedPrices } = edition.fees;
  const begun = datedPrices.filter(({ at }) => Date.parse(at) <= now);
  return packages.map((each) => ({
    ...each,
    prices: begun.findLast(({ packageId }) => packageId === each.id)?.prices ?? each.prices,
  }));
}

export function packageById(edition: Edition, id: string): FeePackage | undefined {
  return feePackages(edition).find((each) => each.id === id);
}

/**
 * The next price of a package, if it changes.
 * @param now in epoch milliseconds
 */
export function nextPrice({ fees }: Edition, id: string, now = Date.now()): DatedPrice | undefined {
  return fees.datedPrices.find(({ packageId, at }) => packageId === id && Date.parse(at) > now);
}
