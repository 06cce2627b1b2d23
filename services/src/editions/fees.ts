import type { AcademicCategory, FeeDraft, FeeTable, PackageId, PublicFees } from './fees.schema.js';

export type RegistrationType = 'author' | 'participant';

/** A package whose name contains 'publication' publishes a paper: it makes its holder an author. */
function publishesPaper(packageId: PackageId): boolean {
  return packageId.includes('publication');
}

export function registrationTypeOf(packageId: PackageId): RegistrationType {
  return publishesPaper(packageId) ? 'author' : 'participant';
}

/** The price in integer cents; undefined when this edition does not sell the package. */
export function priceInCents(
  fees: FeeTable,
  packageId: PackageId,
  category: AcademicCategory,
): number | undefined {
  return fees.packages.find((offer) => offer.id === packageId)?.cents[category];
}

/** What people call a package of this edition. */
export function packageName(fees: FeeTable, packageId: PackageId): string {
  return fees.packages.find(({ id }) => id === packageId)?.name ?? packageId;
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
      requiresAcceptedPaper: publishesPaper(offer.id),
      prices: { student: dollars(cents.student), professional: dollars(cents.professional) },
    })),
  };
}

/** A stored fee table as its editor reads it, and back. */
export function feeDraftOf({ packages, notes }: FeeTable): FeeDraft {
  return {
    packages: packages.map(({ id, name, summary, description, cents }) => ({
      id,
      name,
      summary,
      description,
      prices: { student: dollars(cents.student), professional: dollars(cents.professional) },
    })),
    notes,
  };
}

export function feeTableOf({ packages, notes }: FeeDraft): FeeTable {
  return {
    packages: packages.map(({ prices, ...offer }) => ({
      ...offer,
      attendance: offer.id.startsWith('physical') ? 'physical' : 'virtual',
      cents: { student: cents(prices.student), professional: cents(prices.professional) },
    })),
    notes,
  };
}

function cents(price: number): number {
  return Math.round(price * 100);
}
