import { randomBytes } from 'node:crypto';

/** 32 characters that survive being read aloud: no O and 0, no I and 1. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const RANDOM_CHARACTERS = 9;
const GROUP = (RANDOM_CHARACTERS + 1) / 2;
const COMPACT = new RegExp(`^([A-Z][0-9]{2})([${ALPHABET}]{${RANDOM_CHARACTERS + 1}})$`);

/**
 * What a payer writes on the transfer, in its one stored form: C25-7K4MQ-2XHPD. The edition's
 * prefix, nine random characters (45 bits), and a check character.
 */
export function makeReference(prefix: string, bytes = randomBytes(RANDOM_CHARACTERS)): string {
  const random = [...bytes.subarray(0, RANDOM_CHARACTERS)]
    .map((byte) => character(byte % 32))
    .join('');
  return grouped(prefix, random + character(checkValue(random)));
}

/**
 * Reads a reference as people type it: spaces, dashes, dots and case do not matter.
 * @returns its stored form, or undefined when it is no reference or one with a slip of the pen.
 */
export function parseReference(typed: string): string | undefined {
  const [, prefix, code] = COMPACT.exec(compactReference(typed)) ?? [];
  if (!prefix || !code || checkValue(code) !== 0) return undefined;
  return grouped(prefix, code);
}

/** What was typed without spaces, dashes and dots, in capitals. */
export function compactReference(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}._/]/gu, '')
    .toUpperCase();
}

/**
 * The algorithm of H. M. Damm (2004) over the field of 32 elements: it finds every single wrong
 * character and every swap of two neighbours. A code with its check character gives 0.
 */
function checkValue(code: string): number {
  return [...code].reduce((sum, char) => doubled(sum ^ ALPHABET.indexOf(char)), 0);
}

/** Times x in GF(2^5) modulo x^5 + x^2 + 1. */
function doubled(value: number): number {
  const shifted = value << 1;
  return shifted & 0b100000 ? shifted ^ 0b100101 : shifted;
}

function character(value: number): string {
  return ALPHABET.charAt(value);
}

function grouped(prefix: string, code: string): string {
  return `${prefix}-${code.slice(0, GROUP)}-${code.slice(GROUP)}`;
}
