import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { db } from '../../../platform/database/db.js';
import { anyOf, count, emailKeyOf } from '../../../platform/database/expressions.js';
import { isOnHold } from '../../../platform/holds/held-acts.read-model.js';
import { statement } from '../../../platform/database/statement.js';
import type { PackageId } from '../../../conference/editions/fees.schema.js';
import type { EditionSnapshot } from '../../../conference/editions/edition.presenter.js';
import { LIVE_REGISTRATION_STATUSES } from '../../registrations/registration-status.js';
import type { Registration } from '../../registrations/registrations.service.js';
import type { Line } from '../../extras/price-line.entity.js';
import { linesOf } from '../../extras/price-lines.sql.js';
import type { StoredAnswer } from '../../extras/registration-answer.entity.js';
import type { Group } from '../../groups/group.entity.js';
import type { InvoiceRow } from '../../invoices/invoice.schema.js';
import type { RegistrationBand } from '../../reductions/registration-band.entity.js';
import { openWaivers } from '../../reductions/open-waivers.read-model.js';
import { bandOfRegistration } from '../../reductions/registration-bands.sql.js';
import { refundsUnderWay, type UnderWay } from './refunds-under-way.read-model.js';
import { invoicesOf } from '../../invoices/invoices.sql.js';
import { type CreditNote, creditNotesOf } from './credit-notes.read-model.js';
import type { Payment } from './payment.entity.js';

/** The edition has the revision of the fees that priced the registration. */
export interface PaymentCase {
  edition: EditionSnapshot;
  registration: Registration;
  payment: Payment;
  paper: { id: string; title: string } | null;
  isPaperWithdrawn: boolean;
  /** Null without an account. */
  accountEmail: string | null;
  hasStudentProof: boolean;
  /** Uploaded since the last check of the country. */
  hasCountryProof: boolean;
  /** An application for a waiver that finance has not decided. */
  hasOpenWaiver: boolean;
  /** An act on it is recorded, and can still be undone. */
  isOnHold: boolean;
  /** A refund that is prepared and that the bank has not paid yet. */
  refundUnderWay: { id: string; status: UnderWay; isOnHold: boolean } | null;
  /** Null where the fee does not depend on the country. */
  band: CaseBand | null;
  /** Their sum is the payment's amount. */
  lines: Line[];
  /** Oldest first. */
  creditNotes: CreditNote[];
  /** And their credit notes, in the order of their numbers. */
  invoices: InvoiceRow[];
  answers: StoredAnswer[];
  /** Whose payer pays it. */
  group: PaidGroup | null;
  /** A payment page is set up. */
  hasPaymentPages: boolean;
}

/** The fee band of the registration. */
export type CaseBand = Pick<
  RegistrationBand,
  'country' | 'incomeGroup' | 'share' | 'year' | 'countryCheck'
>;

/** What a member's payment tells of its group. */
export type PaidGroup = Pick<Group, 'id' | 'organization' | 'payerId' | 'invoice' | 'packages'> & {
  reference: string;
};

/** Newest first. Also reads held_acts and files (platform), editions and fee_tables (conference), users (identity) and papers. */
const cases = db
  .selectFrom('payments as p')
  .innerJoin('registrations as r', 'r.id', 'p.registration_id')
  .innerJoin('editions as e', 'e.id', 'r.edition_id')
  .innerJoin('fee_tables as f', (join) =>
    join.onRef('f.edition_id', '=', 'e.id').onRef('f.revision', '=', 'r.fee_revision'),
  )
  .leftJoin('users as u', 'u.id', 'r.user_id')
  .leftJoin('papers as m', 'm.id', 'r.paper_id')
  .select([
    'p.id',
    'p.registration_id as registrationId',
    'p.merchant_reference as merchantReference',
    'p.amount_cents as amountCents',
    'p.received_cents as receivedCents',
    'p.currency',
    'p.gateway',
    'p.status',
    'p.version',
    'p.bank_transaction_id as bankTransactionId',
    'p.invoice',
    'p.pay_by as payBy',
    'p.reminders',
    'p.cancels_at as cancelsAt',
    'p.group_id as groupId',
    'p.group_round as groupRound',
    'p.created_at as createdAt',
  ])
  .select([
    'r.edition_id as editionId',
    'r.user_id as userId',
    'r.browser_hash as browserHash',
    'r.content_hash as contentHash',
    'r.paper_id as paperId',
    'r.type',
    'r.academic_category as academicCategory',
    'r.package_id as packageId',
    'r.amount_cents as registrationCents',
    'r.fee_revision as feeRevision',
    'r.title',
    'r.first_name as firstName',
    'r.last_name as lastName',
    'r.email',
    'r.organization',
    'r.position',
    'r.country',
    'r.phone',
    'r.status as registrationStatus',
    'r.duplicate_of as duplicateOf',
    'r.registered_by as registeredBy',
    'r.created_at as registeredAt',
  ])
  .select([
    'e.revision',
    'e.document',
    'f.fees',
    'u.email as accountEmail',
    'm.title as paperTitle',
    sql<boolean>`coalesce(m.status = 'withdrawn', false)`.as('isPaperWithdrawn'),
  ])
  .select([
    sql<boolean>`EXISTS (
      SELECT FROM payment_proofs proof WHERE proof.payment_id = p.id AND proof.kind = 'student'
    )`.as('hasStudentProof'),
    sql<boolean>`EXISTS (
      SELECT FROM payment_proofs proof
        JOIN files file ON file.id = proof.file_id
        JOIN registration_bands b ON b.registration_id = r.id
       WHERE proof.payment_id = p.id AND proof.kind = 'country'
         AND (b.checked_at IS NULL OR file.created_at > b.checked_at)
    )`.as('hasCountryProof'),
  ])
  .select(({ exists, ref }) => [
    sql<boolean>`${exists(openWaivers.select('asked.id').where('asked.payment_id', '=', ref('p.id')))}`.as(
      'hasOpenWaiver',
    ),
    isOnHold('payment', ref('p.id')).as('isOnHold'),
    jsonObjectFrom(
      refundsUnderWay
        .select((due) => [
          'due.id',
          due.ref('due.status').$castTo<UnderWay>().as('status'),
          isOnHold('refund', due.ref('due.id')).as('isOnHold'),
        ])
        .where('due.payment_id', '=', ref('p.id')),
    ).as('refundUnderWay'),
    jsonObjectFrom(bandOfRegistration(ref('r.id'))).as('band'),
  ])
  .select(({ ref, selectFrom }) => [
    jsonArrayFrom(creditNotesOf(ref('p.id'))).as('creditNotes'),
    jsonArrayFrom(invoicesOf(ref('p.id'))).as('invoices'),
    jsonArrayFrom(linesOf(ref('p.id'))).as('lines'),
    jsonArrayFrom(
      selectFrom('registration_answers as given')
        .select(['given.question_id as questionId', 'given.answer'])
        .whereRef('given.registration_id', '=', 'r.id'),
    ).as('answers'),
    jsonObjectFrom(
      selectFrom('registration_groups as paying')
        .select(({ ref: paying }) => [
          'paying.id',
          'paying.organization',
          'paying.payer_id as payerId',
          'paying.invoice',
          paying('paying.packages').$castTo<PackageId[]>().as('packages'),
          'paying.merchant_reference as reference',
        ])
        .whereRef('paying.id', '=', 'p.group_id'),
    ).as('group'),
  ])
  .orderBy('p.created_at', 'desc')
  .orderBy('p.id', 'desc');

export const findCase = statement((p: { id: string }) => cases.where('p.id', '=', p.id));

/** The group first, as its own acts lock it before its payments. */
export const lockPayment = statement((p: { id: string }) =>
  db
    .with(
      (cte) => cte('paying').materialized(),
      () =>
        db
          .selectFrom('registration_groups')
          .select('id')
          .where('id', '=', ({ selectFrom }) =>
            selectFrom('payments').select('group_id').where('payments.id', '=', p.id),
          )
          .forUpdate(),
    )
    .selectFrom('payments')
    .select('id')
    .where('id', '=', p.id)
    .where(
      ({ selectFrom }) => sql<boolean>`${selectFrom('paying').select(count().as('locked'))} >= 0`,
    )
    .forUpdate(),
);

export const findCaseByReference = statement((p: { merchantReference: string }) =>
  cases.where('p.merchant_reference', '=', p.merchantReference),
);

export const findCasesOf = statement((p: { registrationIds: string[] }) =>
  cases.where('p.registration_id', '=', anyOf(p.registrationIds)),
);

/** Live registrations whose emails go to the address. */
export const findCasesAt = statement((p: { editionId: string; email: string }) =>
  cases
    .where('r.edition_id', '=', p.editionId)
    .where('r.status', 'in', LIVE_REGISTRATION_STATUSES)
    .where(({ and, or, eb, ref, selectFrom }) =>
      or([
        and([
          eb('r.user_id', 'is', null),
          eb(emailKeyOf(ref('r.email')), '=', emailKeyOf(p.email)),
        ]),
        eb(
          'r.user_id',
          'in',
          selectFrom('users')
            .select('users.id')
            .where((users) =>
              users(emailKeyOf(users.ref('users.email')), '=', emailKeyOf(p.email)),
            ),
        ),
      ]),
    ),
);

export type CaseRow = Awaited<ReturnType<typeof findCase.one>>;

export function caseOf(row: CaseRow): Omit<PaymentCase, 'hasPaymentPages'> {
  const { registrationId, editionId, paperId, paperTitle, feeRevision, ...rest } = row;
  const { accountEmail, hasStudentProof, hasCountryProof, isPaperWithdrawn } = rest;
  const { lines, creditNotes, answers, invoices } = rest;
  return {
    edition: {
      id: editionId,
      revision: rest.revision,
      document: rest.document,
      fees: rest.fees,
      feeRevision,
    },
    registration: {
      id: registrationId,
      editionId,
      userId: rest.userId,
      browserHash: rest.browserHash,
      contentHash: rest.contentHash,
      paperId,
      type: rest.type,
      academicCategory: rest.academicCategory,
      packageId: rest.packageId,
      amountCents: rest.registrationCents,
      feeRevision,
      title: rest.title,
      firstName: rest.firstName,
      lastName: rest.lastName,
      email: rest.email,
      organization: rest.organization,
      position: rest.position,
      country: rest.country,
      phone: rest.phone,
      status: rest.registrationStatus,
      duplicateOf: rest.duplicateOf,
      registeredBy: rest.registeredBy,
      createdAt: rest.registeredAt,
    },
    payment: {
      id: rest.id,
      registrationId,
      merchantReference: rest.merchantReference,
      amountCents: rest.amountCents,
      receivedCents: rest.receivedCents,
      currency: rest.currency,
      gateway: rest.gateway,
      status: rest.status,
      version: rest.version,
      bankTransactionId: rest.bankTransactionId,
      invoice: rest.invoice,
      payBy: rest.payBy,
      reminders: rest.reminders,
      cancelsAt: rest.cancelsAt,
      groupId: rest.groupId,
      groupRound: rest.groupRound,
      createdAt: rest.createdAt,
    },
    paper: paperId && paperTitle !== null ? { id: paperId, title: paperTitle } : null,
    isPaperWithdrawn,
    accountEmail,
    hasStudentProof,
    hasCountryProof,
    hasOpenWaiver: rest.hasOpenWaiver,
    isOnHold: rest.isOnHold,
    refundUnderWay: rest.refundUnderWay,
    band: rest.band,
    lines,
    creditNotes,
    invoices,
    answers,
    group: rest.group,
  };
}
