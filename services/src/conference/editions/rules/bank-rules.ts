import type { EditionDraft } from '../edition-draft.schema.js';
import { texts } from '../edition.texts.js';
import { hasRightDigits } from './iban.js';
import type { Problem } from './problem.js';

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{4,30}$/;
/** No real IBAN has these check digits, so no money can reach the sample account. */
const SAMPLE = /^GB00SAMP/;
/** ISO 9362. */
const BIC = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** Any account number is accepted, but one like an IBAN must be a valid IBAN. */
export function bankProblems({ bank }: EditionDraft): Problem[] {
  const account = bank.iban.replace(/\s/g, '').toUpperCase();
  const isWrong = IBAN.test(account) && !SAMPLE.test(account) && !hasRightDigits(account);
  return [
    ...(isWrong ? [['bank.iban', texts.iban] satisfies Problem] : []),
    ...(bank.swift === '' || BIC.test(bank.swift.replace(/\s/g, '').toUpperCase())
      ? []
      : [['bank.swift', texts.swift] satisfies Problem]),
  ];
}
