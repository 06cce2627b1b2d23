import type { FeeDraft, FeePackage, FeeTable, PackageId, PublicFees } from './fees.schema.js';

export type RegistrationType = 'author' | 'participant';

/** Specification, section 5: holders with a published paper register as authors. */
export function registrationTypeOf({
  publishesPaper,
}: Pick<FeePackage, 'publishesPaper'>): RegistrationType {
  return publishesPaper ? 'author' : 'participant';
}

/** Undefined when this edition does not sell the package. */
export function packageOf(fees: FeeTable, packageId: PackageId): FeePackage | undefined {
  return fees.packages.find(({ id }) => id === packageId);
}

export function packageName(fees: FeeTable, packageId: PackageId): string {
  return packageOf(fees, packageId)?.name ?? packageId;
}

export function dollars(cents: number): number {
  return cents / 100;
}

export function presentFees(fees: FeeTable, revision: number): PublicFees {
  return {
    revision,
    notes: fees.notes,
    packages: fees.packages.map(({ cents, ...offer }) => ({
      ...offer,
      prices: { student: dollars(cents.student), professional: dollars(cents.professional) },
    })),
  };
}

export function feeDraftOf({ packages, notes }: FeeTable): FeeDraft {
  return {
    packages: packages.map(({ cents, ...offer }) => ({
      ...offer,
      prices: { student: dollars(cents.student), professional: dollars(cents.professional) },
    })),
    notes,
  };
}

export function feeTableOf({ packages, notes }: FeeDraft): FeeTable {
  return {
    packages: packages.map(({ prices, ...offer }) => ({
      ...offer,
      cents: { student: cents(prices.student), professional: cents(prices.professional) },
    })),
    notes,
  };
}

function cents(price: number): number {
  return Math.round(price * 100);
}
