import { dollars } from '../../conference/editions/fees.js';
import { unitsOf } from '../bank-files/amounts.js';
import { outstandingCents } from '../payments/ledger/payment-money.js';
import type { Proposal } from './matching/matching.js';
import type { FoundRefund } from './matching/refunds.js';
import { doubtText, faultText, reasonText, refundReason } from './reason-texts.js';
import type {
  SettledLine,
  StatementDetails,
  StatementItem,
  StatementLine,
} from './statement.schema.js';
import type { LineRow, PaymentRow, StatementRow, sumLines } from './statement.sql.js';
import { CURRENCY } from '../../platform/core/currency.js';

const MOST_LINES = 200;

export function itemOf(row: StatementRow): StatementItem {
  const { id, day, fileName, format, version, account, currency, lines, open, createdAt } = row;
  const facts = { id, day, fileName, format, version, account, currency, lines, open };
  return { ...facts, createdAt: createdAt.toISOString() };
}

type Totals = Pick<
  StatementDetails,
  | 'opening'
  | 'received'
  | 'receivedLines'
  | 'sent'
  | 'sentLines'
  | 'read'
  | 'closing'
  | 'difference'
  | 'skipped'
  | 'skippedAmount'
  | 'pending'
>;

export function presentTotals(
  { opening, closing, currency, skipped, skippedMinor }: StatementRow,
  { received, receivedLines, sent, sentLines, pending }: Awaited<ReturnType<typeof sumLines.one>>,
): Totals {
  const units = (minor: number) => unitsOf(minor, currency ?? CURRENCY);
  const read = opening === null ? null : opening + skippedMinor + received + sent;
  return {
    opening: opening === null ? null : units(opening),
    received: units(received),
    receivedLines,
    sent: units(sent),
    sentLines,
    read: read === null ? null : units(read),
    closing: closing === null ? null : units(closing),
    difference: read === null || closing === null ? 0 : units(read - closing),
    skipped,
    skippedAmount: units(skippedMinor),
    pending,
  };
}

export function sectionOf(
  lines: LineRow[],
  present: (line: LineRow) => StatementLine,
): StatementDetails['certain'] {
  const cents = lines.reduce((sum, { openCents, minor }) => sum + (openCents ?? minor ?? 0), 0);
  return {
    count: lines.length,
    amount: dollars(cents),
    items: lines.slice(0, MOST_LINES).map(present),
  };
}

export function presentLine(
  line: LineRow,
  proposal: Proposal | undefined,
  payments: Map<string, PaymentRow>,
  found: FoundRefund | undefined,
): StatementLine {
  const { id, fileLine, date, sender, text, minor, currency, openCents, version, fault } = line;
  const isDoubtful = line.status === 'doubtful';
  return {
    id,
    fileLine,
    date,
    sender,
    text,
    marks: proposal?.marks ?? wrongMarks(line),
    amount: minor === null ? null : unitsOf(minor, currency ?? CURRENCY),
    currency,
    ordered: orderedOf(line),
    open: openCents === null ? null : dollars(openCents),
    version,
    isDoubtful,
    fault: fault === null ? null : faultText(fault),
    proposal: proposal
      ? presentProposal(proposal, payments)
      : isDoubtful
        ? { score: 0, reasons: [doubtText(line.doubtedDate)], parts: [] }
        : null,
    refund: found ? presentRefund(found) : null,
  };
}

function presentRefund({ refund, evidence }: FoundRefund): StatementLine['refund'] {
  const { entryId, refundId, reference, name } = refund;
  return { entryId, refundId, reference, name, reason: refundReason(evidence) };
}

export function presentSettled(line: LineRow): SettledLine {
  const { id, fileLine, date, sender, text, minor, currency, version } = line;
  return {
    id,
    fileLine,
    date,
    sender,
    text,
    amount: minor === null ? null : unitsOf(minor, currency ?? CURRENCY),
    currency,
    version,
    outcome: outcomeOf(line),
    payments: line.payments.map(({ cents, ...payment }) => ({
      ...payment,
      amount: dollars(cents),
    })),
    refund: line.refundReference,
    reason: line.ignoredReason,
  };
}

function outcomeOf({
  status,
  refundReference,
  payments,
  isOnHold,
}: LineRow): SettledLine['outcome'] {
  if (status === 'pending' || status === 'ignored' || status === 'replaced') return status;
  if (isOnHold) return 'on-hold';
  if (refundReference !== null) return 'refund';
  return payments.length > 0 ? 'matched' : 'returned';
}

function presentProposal(
  { score, reasons, parts }: Proposal,
  payments: Map<string, PaymentRow>,
): StatementLine['proposal'] {
  return {
    score,
    reasons: reasons.map(reasonText),
    parts: parts.flatMap(({ paymentId, cents }) => {
      const payment = payments.get(paymentId);
      if (!payment) return [];
      const name = `${payment.firstName} ${payment.lastName}`;
      const due = dollars(outstandingCents(payment));
      return [{ paymentId, reference: payment.reference, name, amount: dollars(cents), due }];
    }),
  };
}

function wrongMarks({ text, wrong }: LineRow): StatementLine['marks'] {
  const from = wrong ? text.indexOf(wrong) : -1;
  return from < 0 || !wrong ? [] : [{ from, to: from + wrong.length, look: 'wrong' }];
}

function orderedOf({
  instructedMinor,
  instructedCurrency,
  rate,
}: LineRow): StatementLine['ordered'] {
  if (instructedMinor === null || instructedCurrency === null) return null;
  const amount = unitsOf(instructedMinor, instructedCurrency);
  return { amount, currency: instructedCurrency, rate };
}
