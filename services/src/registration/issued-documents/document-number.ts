import { randomBytes } from 'node:crypto';
import { checkValue } from '../../platform/core/check-character.js';

/** Crockford's base 32: a typed O is 0, I and L are 1, and U is V. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_CHARACTERS = 12;
const COMPACT = new RegExp(`^[${ALPHABET}]{${RANDOM_CHARACTERS + 1}}$`);

/** Twelve random characters (60 bits) and a check character. */
export function makeDocumentNumber(bytes = randomBytes(RANDOM_CHARACTERS)): string {
  const code = [...bytes.subarray(0, RANDOM_CHARACTERS)]
    .map((byte) => ALPHABET.charAt(byte % ALPHABET.length))
    .join('');
  return code + ALPHABET.charAt(checkValue(code, ALPHABET));
}

/** Ignores spaces, dashes and case. @returns undefined for a number with a wrong check character */
export function parseDocumentNumber(typed: string): string | undefined {
  const compact = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}._/]/gu, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/U/g, 'V');
  return COMPACT.test(compact) && checkValue(compact, ALPHABET) === 0 ? compact : undefined;
}

/** K7QM-4TXD-9WHP-R */
export function groupedNumber(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1-');
}
