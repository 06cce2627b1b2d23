import { ALPHABET, checkValue } from '../../platform/core/check-character.js';

const CODE = new RegExp(`^[${ALPHABET}]{13}$`);

/** Ignores spaces, dashes and case. @returns undefined for an invalid code */
export function parseCheckInCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  return CODE.test(code) && checkValue(code) === 0 ? code : undefined;
}
