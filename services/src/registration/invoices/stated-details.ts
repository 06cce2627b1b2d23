import type { Taxes } from '../../conference/editions/taxes.schema.js';
import { AppError } from '../../platform/http/app-error.js';
import { ErrorCode } from '../../platform/http/error-code.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import type { InvoiceDetails, StoredInvoice } from './invoice-details.schema.js';
import { businessTaxNumber } from './tax-number.js';

const texts = defineTexts('server.registration.buyer', {
  notOffered: 'This conference does not offer reverse charge.',
  countryNeeded: 'Choose the country of the business',
  sameCountry: 'Reverse charge is for businesses outside {country}',
  notATaxNumber: 'This is not a tax number of a business in {country}. Check it for typing errors',
});

/**
 * The buyer, with the moment of its statement on tax.
 * @param before the details that it changes
 * @param place of the details in the body, for errors: `invoice.`
 * @throws AppError VALIDATION_FAILED for reverse charge without a foreign tax number, or where it is not offered
 */
export function statedDetails(
  { reverseCharge: isOffered, country: own }: Taxes,
  before: StoredInvoice | null,
  details: InvoiceDetails,
  now: Date,
  place = '',
): StoredInvoice {
  if (!details.reverseCharge) return details;
  if (!isOffered) throw invalid(`${place}reverseCharge`, texts.notOffered);
  const { country } = details;
  if (country === null) throw invalid(`${place}country`, texts.countryNeeded);
  if (country === own) throw invalid(`${place}country`, texts.sameCountry({ country }));
  const taxNumber = businessTaxNumber(country, details.taxNumber ?? '');
  if (!taxNumber) throw invalid(`${place}taxNumber`, texts.notATaxNumber({ country }));
  const isSame = before?.taxNumber === taxNumber && before.country === country;
  const statedAt = (isSame && before.statedAt) || now.toISOString();
  return { ...details, taxNumber, statedAt };
}

function invalid(field: string, text: string): AppError {
  return new AppError(ErrorCode.VALIDATION_FAILED, text, { fields: { [field]: text } });
}
