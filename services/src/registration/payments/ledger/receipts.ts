import { type Expression, sql } from 'kysely';
import { param } from '../../../platform/database/expressions.js';
import { statement } from '../../../platform/database/statement.js';
import { db } from '../../../platform/database/db.js';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/core/clock.js';
import { nextNumber } from '../../invoices/number-series.js';
import type { PaymentCase } from './payment-cases.js';

interface NewReceipt {
  editionId: string;
  paymentId: string;
  registrationId: string;
  now: Date;
}

const issueReceipt = statement((p: NewReceipt) =>
  db
    .with('next', () => nextNumber('receipt_numbers', p.registrationId))
    .insertInto('receipts')
    .columns(['edition_id', 'payment_id', 'number', 'issued_at'])
    .expression((db) =>
      db
        .selectFrom('next')
        .select([
          param(p.editionId, 'uuid').as('editionId'),
          param(p.paymentId, 'uuid').as('paymentId'),
          'last',
          param(p.now, 'timestamptz').as('issuedAt'),
        ]),
    )
    .returning('number'),
);

/** The receipt of a payment that no credit note corrects: at most one. */
export const validReceipt = (paymentId: Expression<string>) =>
  db
    .selectFrom('receipts as valid')
    .where('valid.payment_id', '=', paymentId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('credit_notes as note')
            .select('note.number')
            .whereRef('note.edition_id', '=', 'valid.edition_id')
            .whereRef('note.receipt_number', '=', 'valid.number'),
        ),
      ),
    );

const findReceipt = statement((p: { paymentId: string }) =>
  validReceipt(sql<string>`${param(p.paymentId, 'uuid')}`).select([
    'valid.number',
    'valid.issued_at as issuedAt',
  ]),
);

/** Consecutive numbers without gaps, as tax authorities require. */
@Injectable()
export class Receipts {
  constructor(private readonly clock: Clock) {}

  /** Serialises concurrent calls, so that a failure leaves no gap. @returns the formatted number */
  async issue(tx: EntityManager, { edition, registration, payment }: PaymentCase): Promise<string> {
    const ids = {
      editionId: edition.id,
      paymentId: payment.id,
      registrationId: registration.id,
    };
    const { number } = await issueReceipt.one(tx, { ...ids, now: this.clock.now() });
    return receiptNumber(edition.document.referencePrefix, number);
  }

  /** The one that no credit note corrects. */
  async find(
    tx: EntityManager,
    { edition, payment }: PaymentCase,
  ): Promise<{ number: string; issuedAt: Date } | null> {
    const found = await findReceipt.first(tx, { paymentId: payment.id });
    if (!found) return null;
    const number = receiptNumber(edition.document.referencePrefix, found.number);
    return { number, issuedAt: found.issuedAt };
  }
}

/** C25-R00017 */
export function receiptNumber(prefix: string, number: number): string {
  return `${prefix}-R${String(number).padStart(5, '0')}`;
}
