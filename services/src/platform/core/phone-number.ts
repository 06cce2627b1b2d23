import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { remembered } from './remembered.js';
import { countryCodes } from './countries.gen.js';

/**
 * @param country name in the list of countries; its region reads numbers without a country code
 * @returns the number as E.164, such as `+2348031234567`; other text as it is, for it may still be dialled
 */
export function storedPhone(text: string | null, country: string | null): string | null {
  return recognised(text, country)?.number ?? text;
}

/** @returns the number as it is written internationally, such as `+234 803 123 4567`; null for other text */
export function internationalPhone(text: string | null, country: string | null): string | null {
  return recognised(text, country)?.formatInternational() ?? null;
}

/** A stored number as it is written internationally; other text as it is. */
export function formatPhone(stored: string | null): string | null {
  return stored === null ? null : formatted(stored);
}

const formatted = remembered((stored) => internationalPhone(stored, null) ?? stored);

/** Numbers with an extension, which E.164 has no place for, are left as they are. */
function recognised(text: string | null, country: string | null) {
  if (!text) return undefined;
  const region = countryCodes[country ?? ''];
  const number = parsePhoneNumberFromString(text.replace(/^00/, '+'), {
    defaultCountry: region && isSupportedCountry(region) ? region : undefined,
    extract: false,
  });
  return number?.isValid() && !number.ext ? number : undefined;
}
