import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { prepared } from '../database/prepared.js';
import type { PaymentCase } from './payment-cases.js';

const ISSUE = prepared(`
  WITH next AS (
    INSERT INTO receipt_numbers (edition_id, last) VALUES ($1, 1)
    ON CONFLICT (edition_id) DO UPDATE SET last = receipt_numbers.last + 1
    RETURNING last
  )
  INSERT INTO receipts (edition_id, payment_id, number, issued_at)
  SELECT $1, $2, last, $3 FROM next RETURNING number`);

/** Receipts have running numbers without gaps, as tax offices ask for. */
@Injectable()
export class Receipts {
  constructor(private readonly clock: Clock) {}

  /**
   * Takes the edition's next number. Who comes second waits until the first has committed or failed,
   * so a failure leaves no gap.
   * @returns the number as people read it
   */
  async issue(tx: EntityManager, { edition, payment }: PaymentCase): Promise<string> {
    const [issued] = await tx.query<{ number: number }[]>(ISSUE, [
      edition.id,
      payment.id,
      this.clock.now(),
    ]);
    return receiptNumber(edition.document.referencePrefix, issued?.number ?? 0);
  }

  /** Null while the payment has none. */
  async find(
    tx: EntityManager,
    { edition, payment }: PaymentCase,
  ): Promise<{ number: string; issuedAt: Date } | null> {
    const [found] = await tx.query<{ number: number; issuedAt: Date }[]>(
      'SELECT number, issued_at AS "issuedAt" FROM receipts WHERE payment_id = $1',
      [payment.id],
    );
    if (!found) return null;
    const number = receiptNumber(edition.document.referencePrefix, found.number);
    return { number, issuedAt: found.issuedAt };
  }
}

/** C25-R00017 */
export function receiptNumber(prefix: string, number: number): string {
  return `${prefix}-R${String(number).padStart(5, '0')}`;
}
