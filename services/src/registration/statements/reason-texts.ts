import { formatAmount } from '../../platform/core/currency.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import type { EntryFault } from '../bank-files/bank-file.js';
import type { Reason } from './matching/matching.js';
import type { FoundRefund } from './matching/refunds.js';

const texts = defineTexts('server.registration.matching', {
  'reference-exact': 'Reference is exact',
  'amount-exact': 'Amount is exact',
  'reference-without-prefix': 'Reference without its prefix; check character agrees',
  'reference-slip': 'One slip, {typed} for {meant}; check character agrees',
  'reference-missing-character': 'One character of the reference is missing',
  'reference-extra-character': 'One character of the reference is too many',
  'reference-swapped': 'Two characters of the reference are swapped',
  'reference-ambiguous': 'Two references are one slip away',
  name: 'Sender’s name agrees; no reference',
  'name-in-text': 'The text names the registrant; no reference',
  institution: 'Institution agrees',
  'proof-missing': 'Proof of student status is missing',
  'below-tolerated': '{amount} below the fee, within the underpayment tolerance',
  below: '{amount} below the fee',
  above: '{amount} above the fee',
  'references-add-up':
    '{count, plural, one {# reference} other {# references}} found; amounts add up',
  'lines-add-up': '{count} lines with this reference; amounts add up',
  'institution-adds-up':
    '{count, plural, one {# registration} other {# registrations}} of the same institution; amounts add up',
  group: 'Reference of a group: {count, plural, one {# registration} other {# registrations}}',
  'same-amount-open':
    '{count, plural, one {# other registration has} other {# other registrations have}} this amount open',
  paid: 'This registration is paid: a second payment or a correction',
  closed: 'This registration is cancelled, rejected or refunded',
  'closed-return':
    'This registration is cancelled, rejected or refunded: return the money to its sender',
  'other-line': 'Another line pays this registration',
  refund: {
    reference: 'Reference and amount are exact',
    name: 'Name and amount agree; no reference',
    amount: 'The only refund of this amount',
  },
  doubtful: 'Same amount and day as a line of another file',
  doubtfulSince: 'Same amount as a line of {date} in another file',
  faults: {
    'amount-missing': 'Amount is missing',
    'amount-wrong': 'Amount is not a number',
    'amount-two-marks': 'Amount has two decimal marks',
    'amount-decimals': 'Amount has more decimals than its currency',
    'currency-missing': 'Currency is missing',
    'date-wrong': 'Date does not exist',
    'direction-missing': 'Incoming or outgoing is missing',
    'line-wrong': 'Line is not written as its format demands',
  },
});

export interface ReasonText {
  text: string;
  look: 'agrees' | 'note' | 'warning';
}

const AGREES: Reason['code'][] = [
  'reference-exact',
  'amount-exact',
  'references-add-up',
  'lines-add-up',
];
const WARNS: Reason['code'][] = [
  'paid',
  'closed',
  'closed-return',
  'other-line',
  'above',
  'reference-ambiguous',
];

export function reasonText(reason: Reason): ReasonText {
  const { code } = reason;
  const look = AGREES.includes(code) ? 'agrees' : WARNS.includes(code) ? 'warning' : 'note';
  return { text: wordsOf(reason), look };
}

function wordsOf(reason: Reason): string {
  if ('typed' in reason) return texts[reason.code](reason);
  if ('cents' in reason) {
    return texts[reason.code]({ amount: formatAmount(reason.cents / 100) });
  }
  return 'count' in reason ? texts[reason.code](reason) : texts[reason.code];
}

export const refundReason = (evidence: FoundRefund['evidence']): ReasonText => ({
  text: texts.refund[evidence],
  look: evidence === 'reference' ? 'agrees' : 'note',
});

export const doubtText = (date: string | null): ReasonText => ({
  text: date === null ? texts.doubtful : texts.doubtfulSince({ date }),
  look: 'warning',
});

export const faultText = (fault: string): string =>
  texts.faults[fault as EntryFault] ?? texts.faults['line-wrong'];
