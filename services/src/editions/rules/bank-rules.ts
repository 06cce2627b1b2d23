import type { EditionDraft } from '../edition-draft.schema.js';
import type { Problem } from './problem.js';

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{4,30}$/;
/** The sample's account: no bank has these check digits, so nobody can pay into it. */
const SAMPLE = /^GB00SAMP/;
/** ISO 9362. */
const BIC = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** An account number may be of any kind; one that begins as an IBAN has to be one. */
export function bankProblems({ bank }: EditionDraft): Problem[] {
  const account = bank.iban.replace(/\s/g, '').toUpperCase();
  const isWrong = IBAN.test(account) && !SAMPLE.test(account) && !hasRightDigits(account);
  return [
    ...(isWrong ? [['bank.iban', 'This IBAN has a typing error'] satisfies Problem] : []),
    ...(bank.swift === '' || BIC.test(bank.swift.replace(/\s/g, '').toUpperCase())
      ? []
      : [['bank.swift', 'Must be a SWIFT code of 8 or 11 characters'] satisfies Problem]),
  ];
}

/** ISO 13616: the first four to the end, letters as numbers from 10 on, and 1 is left modulo 97. */
function hasRightDigits(iban: string): boolean {
  const turned = iban.slice(4) + iban.slice(0, 4);
  const digits = [...turned].map((sign) => String(parseInt(sign, 36))).join('');
  return BigInt(digits) % 97n === 1n;
}
