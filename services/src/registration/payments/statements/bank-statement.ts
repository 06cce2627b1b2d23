import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/core/clock.js';
import { after, HOUR, utcDay } from '../../../platform/core/time.js';
import type { EntryDetails } from '../ledger/payment-ledger.js';
import { centsOf } from '../ledger/payment-money.js';
import type { Payment } from '../ledger/payment.entity.js';
import { futureDate } from '../ledger/payments.errors.js';
import { findSameMoney, listReceived } from '../ledger/received-entries.js';

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

  /** The first time zone is 14 hours ahead of UTC. @throws AppError VALIDATION_FAILED */
  expectPast({ date }: Pick<Money, 'date'>): void {
    const newest = utcDay(after(this.clock.now(), 14 * HOUR));
    if (date > newest) throw futureDate();
  }

  entryOf({ amount, date, bankTransactionId }: Money) {
    return {
      amountCents: centsOf(amount),
      valueDate: date,
      bankTransactionId,
    } as const satisfies EntryDetails;
  }

  /** Money that was unmatched counts as new. */
  async has(tx: EntityManager, { id: paymentId }: Payment, money: Money): Promise<boolean> {
    const same = { paymentId, ...this.entryOf(money) };
    return (await findSameMoney.first(tx, same)) !== undefined;
  }

  /** Null when nothing was to be paid. */
  async last(
    tx: EntityManager,
    { id: paymentId }: Payment,
  ): Promise<Pick<Money, 'date' | 'bankTransactionId'> | null> {
    const received = await listReceived.first(tx, { paymentId });
    if (!received) return null;
    const { valueDate, bankTransactionId } = received;
    return { date: valueDate ?? '', bankTransactionId: bankTransactionId ?? '' };
  }
}
