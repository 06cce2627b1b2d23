import type { Edition } from './edition';

export type FeePackage = Edition['fees']['packages'][number];

export function feePackages(edition: Edition): FeePackage[] {
  return edition.fees.packages;
}

export function packageById(edition: Edition, id: string): FeePackage | undefined {
  return edition.fees.packages.find((each) => each.id === id);
}
