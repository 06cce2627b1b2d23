import { formatPhone } from '../../platform/core/phone-number.js';
import { moment } from '../../platform/core/sql-moment.js';
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { type Expression, sql } from 'kysely';
import { holdOf } from '../../identity/accounts/act-on-hold.read-model.js';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Question } from '../../conference/editions/registration-offers.schema.js';
import { presentLine } from '../extras/extras.schema.js';
import { dollars } from '../../conference/editions/fees.js';
import {
  isUnmatchable,
  overpaidCents,
  outstandingCents,
  unmatchingOf,
} from '../payments/ledger/payment-money.js';
import { paymentNotFound } from '../payments/ledger/payments.errors.js';
import { presentCreditNote } from '../payments/ledger/credit-note.schema.js';
import { chargesOf } from '../payments/ledger/online-charges.sql.js';
import { creditNotesOf } from '../payments/ledger/credit-notes.read-model.js';
import { receiptNumber, validReceipt } from '../payments/ledger/receipts.js';
import { presentRow, registrationsPaid } from './admin-payments.query.js';
import { presentIssuedInvoice } from '../invoices/invoice.schema.js';
import { invoicesOf } from '../invoices/invoices.sql.js';
import { presentInvoice } from '../invoices/invoice-details.schema.js';
import { linesOf } from '../extras/price-lines.sql.js';
import { answersOf } from './payment-offers.sql.js';
import type { AdminPayment } from './admin-payments.schema.js';

type Id = Expression<string>;

const proofsOf = (paymentId: Id) =>
  db
    .selectFrom('payment_proofs as e')
    .innerJoin('files as f', 'f.id', 'e.file_id')
    .select(({ ref }) => [
      'e.kind',
      'f.id as fileId',
      'f.name',
      'f.type',
      'f.bytes',
      moment(ref('f.created_at')).as('createdAt'),
    ])
    .where('e.payment_id', '=', paymentId)
    .orderBy('f.id');

const entriesOf = (paymentId: Id) =>
  db
    .selectFrom('ledger_entries as l')
    .leftJoin('users as u', 'u.id', 'l.actor_id')
    .select(({ ref }) => [
      sql<string>`l.id::text`.as('id'),
      'l.transfer_id as transferId',
      moment(ref('l.at')).as('at'),
      sql<string | null>`u.first_name || ' ' || u.last_name`.as('actor'),
      'l.action',
      'l.source',
      'l.from_status as from',
      ref('l.to_status').$notNull().as('to'),
      'l.amount_cents as amountCents',
      sql<string | null>`to_char(l.value_date, 'YYYY-MM-DD')`.as('date'),
      'l.bank_transaction_id as bankTransactionId',
      'l.reason',
      sql<string | null>`l.reverses::text`.as('reverses'),
    ])
    .where('l.payment_id', '=', paymentId)
    .orderBy('l.id');

const editionFacts = (id: Id) =>
  db
    .selectFrom('editions')
    .select(
      jsonBuildObject({
        questions: sql<Question[]>`document -> 'registrationQuestions'`,
        prefix: sql<string>`document -> 'referencePrefix'`,
        issuesInvoices: sql<boolean>`document -> 'taxes' -> 'invoices'`,
        underpaymentTolerance: sql<number>`document -> 'invoicing' -> 'underpaymentTolerance'`,
      }).as('facts'),
    )
    .where('id', '=', id)
    .$asScalar()
    .$notNull();

/** Also reads editions (conference), users (identity), papers and files (platform). */
export const findPaymentDetails = statement((p: { id: string }) =>
  registrationsPaid
    .select([
      'r.user_id as userId',
      'r.organization',
      'r.position',
      'r.country',
      'r.phone',
      'p.version',
      'p.invoice',
      'p.bank_transaction_id as bankTransactionId',
      sql<string | null>`(SELECT o.first_name || ' ' || o.last_name FROM users o
        WHERE o.id = r.registered_by)`.as('registeredBy'),
    ])
    .select(({ ref, selectFrom }) => [
      validReceipt(ref('p.id')).select('valid.number').as('receipt'),
      jsonArrayFrom(creditNotesOf(ref('p.id'))).as('creditNotes'),
      jsonArrayFrom(invoicesOf(ref('p.id'))).as('invoices'),
      jsonArrayFrom(chargesOf(ref('p.id'))).as('charges'),
      editionFacts(ref('r.edition_id')).as('edition'),
      jsonObjectFrom(
        selectFrom('payments as t')
          .select(['t.id', 't.merchant_reference as merchantReference'])
          .whereRef('t.registration_id', '=', 'r.duplicate_of'),
      ).as('duplicateOf'),
      moment(ref('p.pay_by')).as('payBy'),
      moment(ref('p.cancels_at')).as('cancelsAt'),
      jsonObjectFrom(
        selectFrom('papers as m')
          .select(['m.id', 'm.title', 'm.status'])
          .whereRef('m.id', '=', 'r.paper_id'),
      ).as('paper'),
      jsonArrayFrom(linesOf(ref('p.id'))).as('lines'),
      jsonArrayFrom(answersOf(ref('r.id'))).as('answers'),
      jsonArrayFrom(proofsOf(ref('p.id'))).as('proofs'),
      jsonArrayFrom(entriesOf(ref('p.id'))).as('ledger'),
      jsonObjectFrom(holdOf('payment', ref('p.id'))).as('hold'),
    ])
    .where('p.id', '=', p.id),
);

@Injectable()
export class AdminPaymentQuery {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws AppError NOT_FOUND */
  async read(id: string): Promise<AdminPayment> {
    const details = await findPaymentDetails.first(this.dataSource, { id });
    if (!details) throw paymentNotFound();
    const { ledger, edition, receipt, creditNotes, lines, answers, ...record } = details;
    const money = { ...record, status: record.state };
    return {
      ...record,
      ...presentRow(record),
      group: record.group ?? undefined,
      band: record.band ?? undefined,
      invoice: presentInvoice(record.invoice),
      invoices: record.invoices.map((each) => presentIssuedInvoice(edition.prefix, each)),
      issuesInvoices: edition.issuesInvoices && record.group === null,
      phone: formatPhone(record.phone),
      outstandingAmount: dollars(outstandingCents(money)),
      overpaidAmount: dollars(overpaidCents(money)),
      underpaymentTolerance: edition.underpaymentTolerance,
      receiptNumber: receipt === null ? null : receiptNumber(edition.prefix, receipt),
      creditNotes: creditNotes.map((note) => presentCreditNote(edition.prefix, note)),
      lines: lines.map(presentLine),
      answers: edition.questions.flatMap(({ id: questionId, label, sensitive }) => {
        const given = answers.find((each) => each.questionId === questionId);
        return given ? [{ ...given, label, isSensitive: sensitive }] : [];
      }),
      ledger: ledger.map(({ amountCents, reverses, ...entry }) => ({
        ...entry,
        amount: amountCents === null ? null : dollars(amountCents),
        isReversal: reverses !== null,
        canUnmatch:
          amountCents !== null &&
          amountCents > 0 &&
          !ledger.some((other) => other.reverses === entry.id) &&
          isUnmatchable(unmatchingOf(edition.underpaymentTolerance, money, amountCents)),
      })),
    };
  }
}
