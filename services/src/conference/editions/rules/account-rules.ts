import type { EditionDraft } from '../edition-draft.schema.js';
import { texts } from '../edition.texts.js';
import { hasRightDigits } from './iban.js';
import type { Problem } from './problem.js';

/** Lengths of IBANs (SWIFT's IBAN registry, release 99). */
const LENGTHS =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 ' +
  'EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 ' +
  'KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 ' +
  'PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 ' +
  'VG24 XK20';
const LENGTH_OF = new Map(LENGTHS.split(' ').map((each) => [each.slice(0, 2), +each.slice(2)]));

/** Separators that people write in account numbers. */
const BETWEEN = '[\\s\\u00a0.-]{0,2}';

/**
 * Accounts in other texts: bank details are changed with a confirmation, and no other text may send
 * payers to another account.
 */
export function accountProblems({ bank, ...draft }: EditionDraft): Problem[] {
  const own = plain(bank.iban);
  return textsIn(draft).flatMap(([field, text]): Problem[] =>
    ibansIn(text).some((iban) => iban !== own) ? [[field, texts.accountElsewhere]] : [],
  );
}

function ibansIn(text: string): string[] {
  const starts = text.matchAll(/(?<![a-z0-9])[a-z]{2}\d{2}/gi);
  return Array.from(starts).flatMap(({ index, 0: start }) => {
    const length = LENGTH_OF.get(start.slice(0, 2).toUpperCase());
    if (length === undefined) return [];
    const whole = new RegExp(`^(?:[a-z0-9]${BETWEEN}){${length}}`, 'i').exec(text.slice(index));
    const iban = plain(whole?.[0] ?? '');
    return iban.length === length && hasRightDigits(iban) ? [iban] : [];
  });
}

const plain = (text: string) => text.replace(/[^a-z0-9]/gi, '').toUpperCase();

/** Every text with its dot path. */
function textsIn(value: unknown, path = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsIn(part, path === '' ? name : `${path}.${name}`),
  );
}
