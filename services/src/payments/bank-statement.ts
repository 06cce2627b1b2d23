import { Injectable } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { after, HOUR } from '../common/time.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import type { EntryDetails } from './payment-ledger.js';
import { centsOf } from './payment-money.js';
import type { Payment } from './payment.entity.js';
import { dayToCome } from './payments.errors.js';

/** A line of the bank's statement. */
export interface Money {
  /** In dollars. */
  amount: number;
  /** The day on the statement, 2025-10-14. */
  date: string;
  bankTransactionId: string;
}

@Injectable()
export class BankStatement {
  constructor(private readonly clock: Clock) {}

  /**
   * A day that has begun nowhere on earth is a typing error: the first to begin it are 14 hours ahead
   * of UTC.
   * @throws AppError VALIDATION_FAILED
   */
  expectPast({ date }: Pick<Money, 'date'>): void {
    const newest = after(this.clock.now(), 14 * HOUR)
      .toISOString()
      .slice(0, 'yyyy-mm-dd'.length);
    if (date > newest) throw dayToCome();
  }

  entryOf({ amount, date, bankTransactionId }: Money) {
    return {
      amountCents: centsOf(amount),
      valueDate: date,
      bankTransactionId,
    } as const satisfies EntryDetails;
  }

  /** Whether the payment has this very line already. */
  has(tx: EntityManager, { id: paymentId }: Payment, money: Money): Promise<boolean> {
    return tx.existsBy(LedgerEntry, { paymentId, ...this.entryOf(money) });
  }

  /** The line that came last. */
  async last(
    tx: EntityManager,
    { id: paymentId }: Payment,
  ): Promise<Pick<Money, 'date' | 'bankTransactionId'>> {
    const { valueDate, bankTransactionId } = await tx.findOneOrFail(LedgerEntry, {
      where: { paymentId, amountCents: MoreThan(0) },
      order: { id: 'DESC' },
    });
    return { date: valueDate ?? '', bankTransactionId: bankTransactionId ?? '' };
  }
}
