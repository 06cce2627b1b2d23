import type { Edition } from './edition';

export type FeePackage = Edition['fees']['packages'][number];

/**
 * At their current prices.
 * @param now in epoch milliseconds
 */
export function feePackages({ fees }: Edition, now = Date.now()): FeePackage[] {
  return fees.packages.map((each) => {
    const dated = fees.datedPrices.findLast(
      ({ packageId, at }) => packageId === each.id && Date.parse(at) <= now,
    );
    return dated ? { ...each, prices: dated.prices } : each;
  });
}

export function packageById(edition: Edition, id: string): FeePackage | undefined {
  return feePackages(edition).find((each) => each.id === id);
}

/**
 * In dollars: the share of a fee that a country pays, as the server computes it. Half a cent is rounded up.
 * @param share whole percent
 */
export function bandedFee(fee: number, share: number): number {
  return Math.floor((Math.round(fee * 100) * share + 50) / 100) / 100;
}
