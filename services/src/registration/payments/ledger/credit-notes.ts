import { sql } from 'kysely';
import { param } from '../../../platform/database/expressions.js';
import { statement } from '../../../platform/database/statement.js';
import { db } from '../../../platform/database/db.js';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/core/clock.js';
import { type DocumentDetails, documentDetails } from './document-details.js';
import { nextNumber } from '../../invoices/number-series.js';
import type { PaymentCase } from './payment-cases.js';
import { receiptNumber, validReceipt } from './receipts.js';

interface NewCreditNote {
  editionId: string;
  registrationId: string;
  paymentId: string;
  amountCents: number;
  reason: string;
  /** JSON of DocumentDetails. */
  details: string;
  now: Date;
}

const issueCreditNote = statement((p: NewCreditNote) =>
  db
    .with('next', () => nextNumber('credit_note_numbers', p.registrationId))
    .insertInto('credit_notes')
    .columns([
      'edition_id',
      'payment_id',
      'number',
      'receipt_number',
      'amount_cents',
      'reason',
      'details',
      'issued_at',
    ])
    .expression((db) =>
      db
        .selectFrom('next')
        .crossJoin(
          validReceipt(sql<string>`${param(p.paymentId, 'uuid')}`)
            .select('valid.number')
            .as('corrected'),
        )
        .select([
          param(p.editionId, 'uuid').as('editionId'),
          param(p.paymentId, 'uuid').as('paymentId'),
          'next.last',
          'corrected.number',
          param(p.amountCents, 'integer').as('amountCents'),
          param(p.reason, 'text').as('reason'),
          sql<DocumentDetails>`${p.details}::jsonb`.as('details'),
          param(p.now, 'timestamptz').as('issuedAt'),
        ]),
    )
    .returning(['number', 'receipt_number as receiptNumber']),
);

/** Numbered like receipts, in another series; a receipt keeps its number. */
@Injectable()
export class CreditNotes {
  constructor(private readonly clock: Clock) {}

  /**
   * Corrects the payment's valid receipt. Serialises concurrent calls.
   * @returns formatted numbers
   */
  async issue(
    tx: EntityManager,
    about: PaymentCase,
    reason: string,
  ): Promise<{ number: string; receiptNumber: string }> {
    const { edition, registration, payment } = about;
    const issued = await issueCreditNote.one(tx, {
      editionId: edition.id,
      registrationId: registration.id,
      paymentId: payment.id,
      amountCents: payment.amountCents,
      reason,
      details: JSON.stringify(documentDetails(about)),
      now: this.clock.now(),
    });
    const prefix = edition.document.referencePrefix;
    return {
      number: creditNoteNumber(prefix, issued.number),
      receiptNumber: receiptNumber(prefix, issued.receiptNumber),
    };
  }
}

/** As issued. */
export const findDetails = statement((p: { paymentIds: string[] }) =>
  db
    .selectFrom('credit_notes')
    .select(['payment_id as paymentId', 'number', 'details'])
    .where('payment_id', '=', sql<string>`any(${p.paymentIds}::uuid[])`)
    .orderBy('number'),
);

export const forgetDetails = statement((p: { paymentIds: string[] }) =>
  db
    .updateTable('credit_notes')
    .set({ details: null })
    .where('payment_id', '=', sql<string>`any(${p.paymentIds}::uuid[])`),
);

declare module '../../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'credit_notes.details': DocumentDetails;
  }
}

/** C25-N00003 */
export function creditNoteNumber(prefix: string, number: number): string {
  return `${prefix}-N${String(number).padStart(5, '0')}`;
}
