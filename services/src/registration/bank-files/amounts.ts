import { utcDay } from '../../platform/core/time.js';
import { EntryError } from './bank-file.js';

const DEFAULT_DIGITS = 2;

/** ISO 4217: currencies whose minor unit is not a hundredth. */
const DIGITS = new Map<string, number>([
  ...[
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
      .split(' ')
      .map((code) => [code, 0] as const),
    'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
    'CLF UYW'.split(' ').map((code) => [code, 4] as const),
  ].flat(),
]);

export function minorDigits(currency: string): number {
  return DIGITS.get(currency) ?? DEFAULT_DIGITS;
}

/** In units of the currency. */
export function unitsOf(minor: number, currency: string): number {
  return minor / 10 ** minorDigits(currency);
}

/** @throws EntryError for anything but three capital letters */
export function currencyOf(text: string | undefined): string {
  const currency = text?.trim() ?? '';
  if (!/^[A-Z]{3}$/.test(currency)) throw new EntryError('currency-missing', currency);
  return currency;
}

/**
 * An unsigned amount in minor units, computed on its digits. Without `mark`, a comma or a point can be
 * the decimal mark, and no other mark is allowed; with it, the other marks group thousands.
 * @throws EntryError
 */
export function minorOf(text: string, currency: string, mark?: ',' | '.'): number {
  const trimmed = text.trim();
  if (trimmed === '') throw new EntryError('amount-missing');
  const plain = mark ? trimmed.replace(mark === ',' ? /[.'’\s]/gu : /[,'’\s]/gu, '') : trimmed;
  if (plain.split(/[.,]/).length > 2) throw new EntryError('amount-two-marks', trimmed);
  const [, whole = '', fraction = ''] = /^(\d*)(?:[.,](\d*))?$/.exec(plain) ?? [];
  if (whole + fraction === '') throw new EntryError('amount-wrong', trimmed);
  const digits = minorDigits(currency);
  const kept = fraction.slice(0, digits);
  if (/[1-9]/.test(fraction.slice(digits))) throw new EntryError('amount-decimals', trimmed);
  const minor = Number(whole + kept.padEnd(digits, '0'));
  if (!Number.isSafeInteger(minor)) throw new EntryError('amount-wrong', trimmed);
  return minor;
}

/** 25000 of USD becomes "250.00", without a float on the way. */
export function decimalOf(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  const all = String(minor).padStart(digits + 1, '0');
  return digits === 0 ? all : `${all.slice(0, -digits)}.${all.slice(-digits)}`;
}

/** @throws EntryError for a day that does not exist */
export function dayOf(year: number, month: number, day: number, written: string): string {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  if (!isReal || !(year >= 1970 && year < 2100)) throw new EntryError('date-wrong', written);
  return utcDay(at);
}
