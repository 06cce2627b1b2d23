import { countryCodes } from '../../platform/core/countries.gen.js';

/**
 * Formats of the tax numbers of businesses, without the country's letters.
 * @see the European Commission's VIES, questions and answers, Q11
 */
const FORMATS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E?\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};
/** Of other countries. */
const ANY = /^(?=.*\d)[A-Z0-9]{5,20}$/;

/** Greece writes EL, Northern Ireland XI. */
const PREFIXES: Readonly<Record<string, string>> = { GR: '(EL|GR)', GB: '(GB|XI)', CH: 'CH' };

/** ISO 3166-1 alpha-2 of a country of the list; Greece's tax numbers begin with EL. */
export function countryCodeOf(country: string): string | undefined {
  return countryCodes[country];
}

/**
 * Checks the format only, offline: whether the number exists is not asked.
 * @returns the number with the letters of its country, without spaces and marks; undefined for another format
 */
export function businessTaxNumber(country: string, typed: string): string | undefined {
  const code = countryCodeOf(country);
  if (!code) return undefined;
  const compact = typed.toUpperCase().replace(/[\s./-]/g, '');
  const prefix = new RegExp(`^${PREFIXES[code] ?? code}`);
  const digits = compact.replace(prefix, '');
  if (!(FORMATS[code] ?? ANY).test(digits)) return undefined;
  const letters = prefix.exec(compact)?.[0] ?? (code === 'GR' ? 'EL' : code);
  return letters + digits;
}
