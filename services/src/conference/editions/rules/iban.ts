/** Lengths of IBANs (SWIFT's IBAN registry, release 99). */
const LENGTHS =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 ' +
  'EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 ' +
  'KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 ' +
  'PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 ' +
  'VG24 XK20';
export const IBAN_LENGTHS: ReadonlyMap<string, number> = new Map(
  LENGTHS.split(' ').map((each) => [each.slice(0, 2), +each.slice(2)]),
);

/** ISO 13616: the first four to the end, letters as numbers from 10 on, and 1 is left modulo 97. */
export function hasRightDigits(iban: string): boolean {
  const turned = iban.slice(4) + iban.slice(0, 4);
  const digits = [...turned].map((sign) => String(parseInt(sign, 36))).join('');
  return BigInt(digits) % 97n === 1n;
}

/** Country, check digits and the account number of its banks. */
const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Without the spaces and dashes that people write. */
export function compactIban(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}

/** By its shape, its check digits, and its length where the registry has its country. @param iban compact */
export function isIban(iban: string): boolean {
  const length = IBAN_LENGTHS.get(iban.slice(0, 2)) ?? iban.length;
  return SHAPE.test(iban) && iban.length === length && hasRightDigits(iban);
}
