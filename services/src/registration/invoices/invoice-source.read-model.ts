import type { Expression } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { linesOf } from '../extras/price-lines.sql.js';

/** The invoice of a payment that no credit note corrects: at most one. */
const validInvoice = (paymentId: Expression<string>) =>
  db
    .selectFrom('invoices as valid')
    .select(['valid.number', 'valid.facts'])
    .where('valid.payment_id', '=', paymentId)
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

/** What an invoice is made of. Also reads editions (conference). The caller has locked the payment. */
export const findInvoiceSource = statement((p: { paymentId: string }) =>
  db
    .selectFrom('payments as p')
    .innerJoin('registrations as r', 'r.id', 'p.registration_id')
    .innerJoin('editions as e', 'e.id', 'r.edition_id')
    .select([
      'p.id as paymentId',
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
      jsonObjectFrom(validInvoice(ref('p.id'))).as('valid'),
    ])
    .where('p.id', '=', p.paymentId),
);
