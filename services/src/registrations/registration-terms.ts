import type { EditionSnapshot } from '../editions/edition.presenter.js';
import {
  dollars,
  priceInCents,
  registrationTypeOf,
  type RegistrationType,
} from '../editions/fees.js';
import type { PackageChoice, RegistrationData } from './registration.schema.js';
import { notThisUser, priceDiffers, typeDiffers } from './registrations.errors.js';

/** What was chosen, with what the caller believes of it. */
type Choice = PackageChoice & Partial<Pick<RegistrationData, 'registrationType' | 'id' | 'userId'>>;

export interface Terms {
  type: RegistrationType;
  amountCents: number;
}

/**
 * What the server says about price and type, once the caller has been found to say the same.
 * @throws AppError PRICE_DIFFERS, VALIDATION_FAILED
 */
export function termsOf(edition: EditionSnapshot, userId: string | null, data: Choice): Terms {
  const type = registrationTypeOf(data.registrationPackage);
  const amountCents = priceInCents(edition.fees, data.registrationPackage, data.academicCategory);
  if (amountCents === undefined || data.price !== dollars(amountCents)) throw priceDiffers();
  if (data.registrationType !== undefined && data.registrationType !== type) throw typeDiffers();
  for (const field of ['id', 'userId'] as const) {
    if (data[field] != null && data[field] !== userId) throw notThisUser(field);
  }
  return { type, amountCents };
}
