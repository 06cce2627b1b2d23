import type { ExportColumn } from '../../platform/downloads/export-columns.js';
import { dollars } from '../../conference/editions/fees.js';
import { paymentStateLabel } from '../../platform/i18n/states.js';
import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import type { Answer } from '../extras/registration-answer.entity.js';
import { texts as reductions } from '../reductions/reductions.texts.js';
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
  group: 'Group',
  paper: 'Paper',
  proof: 'Proof of payment',
  studentProof: 'Proof of student status',
  incomeGroup: 'Income group',
  share: 'Share of the fee (%)',
  countryCheck: 'Check of the country',
  checks: {
    none: 'Not checked',
    declared: 'To check',
    confirmed: 'Confirmed',
    refused: 'Refused',
  },
  yes: 'Yes',
  no: 'No',
});

interface Offers extends Pick<
  EditionDocument,
  'registrationQuestions' | 'extras' | 'referencePrefix' | 'feeBands'
> {
  /** Whether to export answers about health. */
  withSensitive: boolean;
}

/** With a column for each extra, with its price, and for each question. */
export const paymentColumns = (offers: Offers): ExportColumn<ExportedPayment>[] => [
  ...facts(offers.referencePrefix),
  ...(offers.feeBands.open ? bands() : []),
  ...offers.extras.map(({ id, name }): ExportColumn<ExportedPayment> => ({
    id: `extra.${id}`,
    sets: ['badges'],
    header: name,
    format: 'dollars',
    value: ({ lines }) => {
      const line = lines.find(({ kind, item }) => kind === 'extra' && item === id);
      return line ? dollars(line.amountCents) : null;
    },
  })),
  ...offers.registrationQuestions
    .filter(({ sensitive }) => offers.withSensitive || !sensitive)
    .map(({ id, label }): ExportColumn<ExportedPayment> => ({
      id: `question.${id}`,
      sets: ['badges'],
      header: label,
      width: 32,
      value: ({ answers }) => cellOf(answers.find(({ questionId }) => questionId === id)?.answer),
    })),
];

const bands = (): ExportColumn<ExportedPayment>[] => [
  {
    id: 'incomeGroup',
    sets: ['reconciliation'],
    header: texts.incomeGroup,
    width: 20,
    value: ({ band }) => (band ? reductions.incomeGroups[band.incomeGroup] : null),
  },
  {
    id: 'share',
    sets: ['reconciliation'],
    header: texts.share,
    width: 10,
    value: ({ band }) => band?.share ?? null,
  },
  {
    id: 'countryCheck',
    sets: ['reconciliation'],
    header: texts.countryCheck,
    width: 14,
    value: ({ band }) => (band ? texts.checks[band.countryCheck] : null),
  },
];

function cellOf(answer: Answer | undefined): string | null {
  if (answer === undefined) return null;
  if (typeof answer === 'boolean') return answer ? texts.yes : texts.no;
  return typeof answer === 'string' ? answer : answer.join('; ');
}

const facts = (prefix: string): ExportColumn<ExportedPayment>[] => [
  {
    id: 'reference',
    sets: ['reconciliation'],
    header: labels.reference,
    value: ({ merchantReference }) => merchantReference,
  },
  {
    id: 'state',
    sets: ['badges', 'reconciliation'],
    header: labels.state,
    width: 14,
    value: ({ state }) => paymentStateLabel(state),
  },
  {
    id: 'amount',
    sets: ['reconciliation'],
    header: labels.amount,
    width: 10,
    format: 'dollars',
    value: ({ amount }) => amount,
  },
  {
    id: 'currency',
    sets: ['reconciliation'],
    header: texts.currency,
    width: 10,
    value: ({ currency }) => currency,
  },
  {
    id: 'type',
    sets: ['badges'],
    header: texts.type,
    width: 12,
    value: ({ registrationType }) => registrationType,
  },
  {
    id: 'category',
    sets: ['badges'],
    header: labels.category,
    width: 14,
    value: ({ academicCategory }) => academicCategory,
  },
  {
    id: 'package',
    sets: ['badges', 'reconciliation'],
    header: texts.package,
    width: 32,
    value: ({ packageName }) => packageName,
  },
  { id: 'title', sets: ['badges'], header: labels.title, width: 8, value: ({ title }) => title },
  {
    id: 'firstName',
    sets: ['badges', 'reconciliation'],
    header: labels.firstName,
    value: ({ firstName }) => firstName,
  },
  {
    id: 'lastName',
    sets: ['badges', 'reconciliation'],
    header: labels.lastName,
    value: ({ lastName }) => lastName,
  },
  {
    id: 'email',
    sets: ['badges', 'reconciliation'],
    header: labels.email,
    width: 32,
    value: ({ email }) => email,
  },
  {
    id: 'registeredAt',
    sets: ['reconciliation'],
    header: texts.registeredAt,
    format: 'moment',
    value: ({ createdAt }) => new Date(createdAt),
  },
  {
    id: 'organization',
    sets: ['badges', 'reconciliation'],
    header: labels.organization,
    width: 32,
    value: ({ facts }) => facts.organization,
  },
  {
    id: 'position',
    sets: ['badges'],
    header: labels.position,
    value: ({ facts }) => facts.position,
  },
  {
    id: 'country',
    sets: ['badges', 'reconciliation'],
    header: labels.country,
    value: ({ facts }) => facts.country,
  },
  {
    id: 'phone',
    sets: ['badges', 'reconciliation'],
    header: labels.phone,
    value: ({ facts }) => facts.phone,
  },
  {
    id: 'received',
    sets: ['reconciliation'],
    header: texts.received,
    width: 10,
    format: 'dollars',
    value: ({ receivedAmount }) => receivedAmount,
  },
  {
    id: 'valueDate',
    sets: ['reconciliation'],
    header: texts.valueDate,
    width: 12,
    value: ({ facts }) => facts.valueDate,
  },
  {
    id: 'bankTransaction',
    sets: ['reconciliation'],
    header: texts.bankTransaction,
    width: 24,
    value: ({ facts }) => facts.bankTransactionId,
  },
  {
    id: 'receipt',
    sets: ['reconciliation'],
    header: texts.receipt,
    width: 14,
    value: ({ facts: { receipt } }) => (receipt === null ? null : receiptNumber(prefix, receipt)),
  },
  {
    id: 'paper',
    sets: ['badges', 'reconciliation'],
    header: texts.paper,
    width: 8,
    value: ({ facts }) => facts.paper,
  },
  {
    id: 'group',
    sets: ['reconciliation'],
    header: texts.group,
    width: 24,
    value: ({ group }) => group?.organization ?? null,
  },
  {
    id: 'proof',
    sets: ['reconciliation'],
    header: texts.proof,
    width: 10,
    value: ({ facts }) => has(facts.proofs, 'payment'),
  },
  {
    id: 'studentProof',
    sets: ['reconciliation'],
    header: texts.studentProof,
    width: 10,
    value: ({ facts }) => has(facts.proofs, 'student'),
  },
];

const has = (proofs: ProofKind[], kind: ProofKind) =>
  proofs.includes(kind) ? texts.yes : texts.no;
