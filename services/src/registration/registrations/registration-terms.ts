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
  amountCents: number;
  needsAcceptedPaper: boolean;
}

/**
 * Compares the client's price and type.
 * @param at whose prices hold
 * @throws AppError PRICE_DIFFERS, VALIDATION_FAILED
 */
export function termsOf(
  edition: EditionSnapshot,
  userId: string | null,
  data: Choice,
  at: Date,
): Terms {
  const offer = packageOf(edition.fees, data.registrationPackage);
  const amountCents = feeAt(edition, data.registrationPackage, data.academicCategory, at);
  if (!offer || amountCents === undefined) throw priceDiffers();
  const type = registrationTypeOf(offer);
  if (data.price !== dollars(amountCents)) throw priceDiffers();
  if (data.registrationType !== undefined && data.registrationType !== type) throw typeDiffers();
  for (const field of ['id', 'userId'] as const) {
    if (data[field] != null && data[field] !== userId) throw notThisUser(field);
  }
  return { type, amountCents, needsAcceptedPaper: offer.needsAcceptedPaper };
}
