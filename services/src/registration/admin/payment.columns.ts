import type { SpreadsheetColumn } from '../../platform/downloads/spreadsheet.js';
import { dollars } from '../../conference/editions/fees.js';
import { paymentStateLabel } from '../../platform/i18n/states.js';
import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import type { Answer } from '../extras/registration-answer.entity.js';
import { receiptNumber } from '../payments/ledger/receipts.js';
import type { ProofKind } from '../payments/proofs/payment-proof.entity.js';
import type { ExportedPayment } from './admin-payments.query.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { labels } from '../../platform/i18n/labels.js';

const texts = defineTexts('server.registration.payments-export', {
  currency: 'Currency',
  type: 'Type',
  package: 'Package',
  registeredAt: 'Registered (UTC)',
  received: 'Received',
  valueDate: 'Value date',
  bankTransaction: 'Bank transaction',
  receipt: 'Receipt',
  paper: 'Paper',
  proof: 'Proof of payment',
  studentProof: 'Proof of student status',
  yes: 'Yes',
  no: 'No',
});

interface Offers extends Pick<
  EditionDocument,
  'registrationQuestions' | 'extras' | 'referencePrefix'
> {
  /** Whether to export answers about health. */
  withSensitive: boolean;
}

/** With a column for each extra, with its price, and for each question. */
export const paymentColumns = (offers: Offers): SpreadsheetColumn<ExportedPayment>[] => [
  ...facts(offers.referencePrefix),
  ...offers.extras.map(({ id, name }): SpreadsheetColumn<ExportedPayment> => ({
    header: name,
    format: 'dollars',
    value: ({ lines }) => {
      const line = lines.find(({ kind, item }) => kind === 'extra' && item === id);
      return line ? dollars(line.amountCents) : null;
    },
  })),
  ...offers.registrationQuestions
    .filter(({ sensitive }) => offers.withSensitive || !sensitive)
    .map(({ id, label }): SpreadsheetColumn<ExportedPayment> => ({
      header: label,
      width: 32,
      value: ({ answers }) => cellOf(answers.find(({ questionId }) => questionId === id)?.answer),
    })),
];

function cellOf(answer: Answer | undefined): string | null {
  if (answer === undefined) return null;
  if (typeof answer === 'boolean') return answer ? texts.yes : texts.no;
  return typeof answer === 'string' ? answer : answer.join('; ');
}

const facts = (prefix: string): SpreadsheetColumn<ExportedPayment>[] => [
  { header: labels.reference, value: ({ merchantReference }) => merchantReference },
  { header: labels.state, width: 14, value: ({ state }) => paymentStateLabel(state) },
  { header: labels.amount, width: 10, format: 'dollars', value: ({ amount }) => amount },
  { header: texts.currency, width: 10, value: ({ currency }) => currency },
  { header: texts.type, width: 12, value: ({ registrationType }) => registrationType },
  { header: labels.category, width: 14, value: ({ academicCategory }) => academicCategory },
  { header: texts.package, width: 32, value: ({ packageName }) => packageName },
  { header: labels.title, width: 8, value: ({ title }) => title },
  { header: labels.firstName, value: ({ firstName }) => firstName },
  { header: labels.lastName, value: ({ lastName }) => lastName },
  { header: labels.email, width: 32, value: ({ email }) => email },
  {
    header: texts.registeredAt,
    format: 'moment',
    value: ({ createdAt }) => new Date(createdAt),
  },
  { header: labels.organization, width: 32, value: ({ facts }) => facts.organization },
  { header: labels.country, value: ({ facts }) => facts.country },
  { header: labels.phone, value: ({ facts }) => facts.phone },
  {
    header: texts.received,
    width: 10,
    format: 'dollars',
    value: ({ receivedAmount }) => receivedAmount,
  },
  { header: texts.valueDate, width: 12, value: ({ facts }) => facts.valueDate },
  { header: texts.bankTransaction, width: 24, value: ({ facts }) => facts.bankTransactionId },
  {
    header: texts.receipt,
    width: 14,
    value: ({ facts: { receipt } }) => (receipt === null ? null : receiptNumber(prefix, receipt)),
  },
  { header: texts.paper, width: 8, value: ({ facts }) => facts.paper },
  { header: texts.proof, width: 10, value: ({ facts }) => has(facts.proofs, 'payment') },
  { header: texts.studentProof, width: 10, value: ({ facts }) => has(facts.proofs, 'student') },
];

const has = (proofs: ProofKind[], kind: ProofKind) =>
  proofs.includes(kind) ? texts.yes : texts.no;
