import { randomBytes } from 'node:crypto';
import { ALPHABET, checkValue } from '../../../platform/core/check-character.js';

const RANDOM_CHARACTERS = 9;
const GROUP = (RANDOM_CHARACTERS + 1) / 2;
const COMPACT = new RegExp(`^([A-Z][0-9]{2})([${ALPHABET}]{${RANDOM_CHARACTERS + 1}})$`);

/** C25-7K4MQ-2XHPD: prefix, nine random characters (45 bits), check character. */
export function makeReference(prefix: string, bytes = randomBytes(RANDOM_CHARACTERS)): string {
  const random = [...bytes.subarray(0, RANDOM_CHARACTERS)]
    .map((byte) => character(byte % 32))
    .join('');
  return grouped(prefix, random + character(checkValue(random)));
}

/** Ignores spaces, dashes, dots and case. @returns undefined for an invalid reference */
export function parseReference(typed: string): string | undefined {
  const [, prefix, code] = COMPACT.exec(compactReference(typed)) ?? [];
  if (!prefix || !code || checkValue(code) !== 0) return undefined;
  return grouped(prefix, code);
}

export function compactReference(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}._/]/gu, '')
    .toUpperCase();
}

function character(value: number): string {
  return ALPHABET.charAt(value);
}

function grouped(prefix: string, code: string): string {
  return `${prefix}-${code.slice(0, GROUP)}-${code.slice(GROUP)}`;
}
