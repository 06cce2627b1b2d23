import type {
  AcademicCategory,
  FeeDraft,
  FeePackage,
  FeeTable,
  PackageId,
  PublicFees,
} from './fees.schema.js';
import { localInstant } from './local-instant.js';

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

/** Cents, by category. */
type Prices = Record<AcademicCategory, number>;

/** Dated prices with the instants at which they begin, in order. */
function steps(fees: FeeTable, timeZone: string) {
  return (fees.datedPrices ?? [])
    .map((price) => ({ ...price, at: localInstant(price.from, '00:00:00', timeZone) }))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/**
 * In cents. A dated price holds from the first instant of its day.
 * @param timeZone of the edition
 */
function priceAt(fees: FeeTable, offer: FeePackage, timeZone: string, at: Date): Prices {
  const begun = steps(fees, timeZone).filter(
    (step) => step.packageId === offer.id && step.at <= at,
  );
  return begun.at(-1)?.cents ?? offer.cents;
}

/** In cents; undefined when the edition does not sell the package. */
export function feeAt(
  { fees, document }: { fees: FeeTable; document: { timeZone: string } },
  packageId: PackageId,
  category: AcademicCategory,
  at: Date,
): number | undefined {
  const offer = packageOf(fees, packageId);
  return offer && priceAt(fees, offer, document.timeZone, at)[category];
}

/** @param timeZone of the edition */
export function presentFees(fees: FeeTable, revision: number, timeZone: string): PublicFees {
  return {
    revision,
    notes: fees.notes,
    packages: fees.packages.map(({ cents, ...offer }) => ({ ...offer, prices: inDollars(cents) })),
    datedPrices: steps(fees, timeZone).map(({ cents, at, ...price }) => ({
      ...price,
      at: at.toISOString(),
      prices: inDollars(cents),
    })),
  };
}

export function feeDraftOf({ packages, datedPrices = [], notes }: FeeTable): FeeDraft {
  return {
    packages: packages.map(({ cents, ...offer }) => ({ ...offer, prices: inDollars(cents) })),
    datedPrices: datedPrices.map(({ cents, ...price }) => ({ ...price, prices: inDollars(cents) })),
    notes,
  };
}

export function feeTableOf({ packages, datedPrices, notes }: FeeDraft): FeeTable {
  return {
    packages: packages.map(({ prices, ...offer }) => ({ ...offer, cents: inCents(prices) })),
    ...(datedPrices.length > 0 && {
      datedPrices: datedPrices.map(({ prices, ...price }) => ({
        ...price,
        cents: inCents(prices),
      })),
    }),
    notes,
  };
}

function inDollars({ student, professional }: Prices): Prices {
  return { student: dollars(student), professional: dollars(professional) };
}

function inCents({ student, professional }: Prices): Prices {
  return { student: cents(student), professional: cents(professional) };
}

function cents(price: number): number {
  return Math.round(price * 100);
}
