import { param } from '../../../platform/database/expressions.js';
import { statement } from '../../../platform/database/statement.js';
import { db } from '../../../platform/database/db.js';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/core/clock.js';
import type { PaymentCase } from './payment-cases.js';

const issueReceipt = statement((p: { editionId: string; paymentId: string; now: Date }) =>
  db
    .with('next', (db) =>
      db
        .insertInto('receipt_numbers')
        .values({ edition_id: p.editionId, last: 1 })
        .onConflict((conflict) =>
          conflict
            .column('edition_id')
            .doUpdateSet((eb) => ({ last: eb('receipt_numbers.last', '+', 1) })),
        )
        .returning('last'),
    )
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

const findReceipt = statement((p: { paymentId: string }) =>
  db
    .selectFrom('receipts')
    .select(['number', 'issued_at as issuedAt'])
    .where('payment_id', '=', p.paymentId),
);

/** Consecutive numbers without gaps, as tax authorities require. */
@Injectable()
export class Receipts {
  constructor(private readonly clock: Clock) {}

  /** Serialises concurrent calls, so that a failure leaves no gap. @returns the formatted number */
  async issue(tx: EntityManager, { edition, payment }: PaymentCase): Promise<string> {
    const values = { editionId: edition.id, paymentId: payment.id, now: this.clock.now() };
    const { number } = await issueReceipt.one(tx, values);
    return receiptNumber(edition.document.referencePrefix, number);
  }

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
