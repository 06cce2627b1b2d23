/** Unambiguous when read aloud: no O and 0, no I and 1. Five bits a character. */
export const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * H. M. Damm (2004) over 32 elements: finds every wrong character and every swap of neighbours. A
 * code with its check character gives 0.
 * @param alphabet of 32 characters
 */
export function checkValue(code: string, alphabet = ALPHABET): number {
  return [...code].reduce((sum, char) => doubled(sum ^ alphabet.indexOf(char)), 0);
}

/** Times x in GF(2^5) modulo x^5 + x^2 + 1. */
function doubled(value: number): number {
  const shifted = value << 1;
  return shifted & 0b100000 ? shifted ^ 0b100101 : shifted;
}
