import type { EditionSnapshot } from '../../conference/editions/edition.presenter.js';
import {
  dollars,
  feeAt,
  packageOf,
  registrationTypeOf,
  type RegistrationType,
} from '../../conference/editions/fees.js';
import type { PackageChoice, RegistrationData } from './registration.schema.js';
import { notThisUser, priceDiffers, typeDiffers } from './registrations.errors.js';

type Choice = PackageChoice & Partial<Pick<RegistrationData, 'registrationType' | 'id' | 'userId'>>;

export interface Terms {
  type: RegistrationType;
  needsAcceptedPaper: boolean;
}

/**
 * In cents. Compares the client's price.
 * @param at whose prices hold
 * @throws AppError PRICE_DIFFERS
 */
export function priceOf(edition: EditionSnapshot, data: PackageChoice, at: Date): number {
  const amountCents = feeAt(edition, data.registrationPackage, data.academicCategory, at);
  if (amountCents === undefined || data.price !== dollars(amountCents)) throw priceDiffers();
  return amountCents;
}

/**
 * Compares the client's type and account.
 * @throws AppError PRICE_DIFFERS for a package that is not sold, VALIDATION_FAILED
 */
export function termsOf(edition: EditionSnapshot, userId: string | null, data: Choice): Terms {
  const offer = packageOf(edition.fees, data.registrationPackage);
  if (!offer) throw priceDiffers();
  const type = registrationTypeOf(offer);
  if (data.registrationType !== undefined && data.registrationType !== type) throw typeDiffers();
  for (const field of ['id', 'userId'] as const) {
    if (data[field] != null && data[field] !== userId) throw notThisUser(field);
  }
  return { type, needsAcceptedPaper: offer.needsAcceptedPaper };
}
