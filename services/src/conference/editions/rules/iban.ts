/** ISO 13616: the first four to the end, letters as numbers from 10 on, and 1 is left modulo 97. */
export function hasRightDigits(iban: string): boolean {
  const turned = iban.slice(4) + iban.slice(0, 4);
  const digits = [...turned].map((sign) => String(parseInt(sign, 36))).join('');
  return BigInt(digits) % 97n === 1n;
}
