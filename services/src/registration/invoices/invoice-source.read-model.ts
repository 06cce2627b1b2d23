import { type Expression, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { linesOf } from '../extras/price-lines.sql.js';

/** An invoice that no credit note corrects: a payment, and a round of a group, have at most one. */
const validInvoice = db
  .selectFrom('invoices as valid')
  .select(['valid.number', 'valid.facts'])
  .where('valid.kind', '=', 'invoice')
  .where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('invoices as note')
          .select('note.number')
          .whereRef('note.edition_id', '=', 'valid.edition_id')
          .whereRef('note.corrects', '=', 'valid.number'),
      ),
    ),
  );

const validOf = (paymentId: Expression<string>) =>
  validInvoice.where('valid.payment_id', '=', paymentId);

/** What an invoice is made of. Also reads editions (conference). The caller has locked the payment. */
export const findInvoiceSource = statement((p: { paymentId: string }) =>
  db
    .selectFrom('payments as p')
    .innerJoin('registrations as r', 'r.id', 'p.registration_id')
    .innerJoin('editions as e', 'e.id', 'r.edition_id')
    .select([
      'p.id as paymentId',
      'p.group_id as groupId',
      'p.group_round as groupRound',
      'r.id as registrationId',
      'r.edition_id as editionId',
      'e.document',
      'p.merchant_reference as reference',
      'p.pay_by as payBy',
      'p.received_cents as receivedCents',
      'p.amount_cents as amountCents',
      'p.invoice',
      'r.title',
      'r.first_name as firstName',
      'r.last_name as lastName',
      'r.organization',
      'r.country',
    ])
    .select(({ ref }) => [
      jsonArrayFrom(linesOf(ref('p.id'))).as('lines'),
      jsonObjectFrom(validOf(ref('p.id'))).as('valid'),
    ])
    .where('p.id', '=', p.paymentId),
);

/** The same for a round of a group; its live payments are read apart. The caller has locked the group. */
export const findGroupSource = statement((p: { groupId: string; round: number }) =>
  db
    .selectFrom('registration_groups as g')
    .innerJoin('editions as e', 'e.id', 'g.edition_id')
    .select([
      'g.id as groupId',
      'g.edition_id as editionId',
      'e.document',
      'g.merchant_reference as reference',
      'g.organization',
      'g.invoice',
    ])
    .select(
      jsonObjectFrom(
        validInvoice
          .where('valid.group_id', '=', p.groupId)
          .where('valid.group_round', '=', p.round),
      ).as('valid'),
    )
    .where('g.id', '=', p.groupId),
);

/** Of all rounds, in the order of joining. */
const invoiced = db
  .selectFrom('payments as p')
  .innerJoin('registrations as r', 'r.id', 'p.registration_id')
  .select([
    'p.id',
    'r.id as registrationId',
    'p.amount_cents as cents',
    'p.received_cents as receivedCents',
    'p.pay_by as payBy',
    sql<string>`concat_ws(' ', r.title, r.first_name, r.last_name)`.as('name'),
    sql<boolean>`p.status IN ('rejected', 'refunded', 'cancelled')`.as('isEnded'),
  ])
  .select(({ ref }) => jsonArrayFrom(linesOf(ref('p.id'))).as('lines'))
  .where('p.group_round', 'is not', null)
  .orderBy('p.created_at')
  .orderBy('p.id');

export const listRoundPayments = statement((p: { groupId: string }) =>
  invoiced.where('p.group_id', '=', p.groupId),
);

export const listInvoicedPayments = statement((p: { groupId: string; round: number }) =>
  invoiced.where('p.group_id', '=', p.groupId).where('p.group_round', '=', p.round),
);
