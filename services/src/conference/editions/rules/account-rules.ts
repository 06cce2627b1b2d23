import type { EditionDraft } from '../edition-draft.schema.js';
import { texts } from '../edition.texts.js';
import { hasRightDigits, IBAN_LENGTHS } from './iban.js';
import type { Problem } from './problem.js';

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
    const length = IBAN_LENGTHS.get(start.slice(0, 2).toUpperCase());
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
