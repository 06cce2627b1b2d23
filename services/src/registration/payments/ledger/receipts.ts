import { param } from '../../../platform/database/expressions.js';
import { statement } from '../../../platform/database/statement.js';
import { db } from '../../../platform/database/db.js';
import { firstNumber, isSample } from '../../../platform/database/sample-series.js';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/core/clock.js';
import type { PaymentCase } from './payment-cases.js';

interface NewReceipt {
  editionId: string;
  paymentId: string;
  registrationId: string;
  now: Date;
}

const issueReceipt = statement((p: NewReceipt) =>
  db
    .with('next', (db) =>
      db
        .insertInto('receipt_numbers')
        .columns(['edition_id', 'is_sample', 'last'])
        .expression(
          db
            .selectFrom('registrations as r')
            .select(({ ref }) => [
              'r.edition_id',
              isSample(ref('r.user_id')).as('isSample'),
              firstNumber(ref('r.user_id')).as('last'),
            ])
            .where('r.id', '=', param(p.registrationId, 'uuid')),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['edition_id', 'is_sample'])
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
  async issue(tx: EntityManager, { edition, registration, payment }: PaymentCase): Promise<string> {
    const ids = {
      editionId: edition.id,
      paymentId: payment.id,
      registrationId: registration.id,
    };
    const { number } = await issueReceipt.one(tx, { ...ids, now: this.clock.now() });
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
