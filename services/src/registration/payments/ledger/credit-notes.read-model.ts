import type { Expression } from 'kysely';
import { moment } from '../../../platform/core/sql-moment.js';
import type { DocumentDetails } from './document-details.js';
import { db } from '../../../platform/database/db.js';

export interface CreditNote {
  number: number;
  receiptNumber: number;
  amountCents: number;
  reason: string;
  /** As issued, for its document; in the export of the person's data, and null once that is erased. */
  details: DocumentDetails | null;
  /** ISO 8601. */
  issuedAt: string;
}

/** Of a payment, oldest first. */
export const creditNotesOf = (paymentId: Expression<string>) =>
  db
    .selectFrom('credit_notes as n')
    .select(({ ref }) => [
      'n.number',
      'n.receipt_number as receiptNumber',
      'n.amount_cents as amountCents',
      'n.reason',
      'n.details',
      moment(ref('n.issued_at')).as('issuedAt'),
    ])
    .where('n.payment_id', '=', paymentId)
    .orderBy('n.number');
