import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { after, HOUR } from '../common/time.js';
import { dollars } from '../editions/fees.js';
import { RegistrationsService } from '../registrations/registrations.service.js';
import { PaymentCases, type PaymentCase } from './payment-cases.js';
import { PaymentLedger } from './payment-ledger.js';
import { PaymentMails } from './payment-mails.js';
import { amountDiffers, dayToCome, notFromHere } from './payments.errors.js';

/** What an admin reads on the bank's statement. */
export interface Receipt {
  /** In dollars. */
  amount: number;
  /** The day on the statement, 2025-10-14. */
  date: string;
  bankTransactionId: string;
}

/** What admins decide about payments: each with its ledger entry, audit row and mail at once. */
@Injectable()
export class PaymentDecisions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registrations: RegistrationsService,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly mails: PaymentMails,
    private readonly clock: Clock,
  ) {}

  /**
   * Completes a payment and its registration. The same receipt again changes nothing.
   * @throws AppError NOT_FOUND; PRICE_DIFFERS when the amount is not the fee; VALIDATION_FAILED for
   *   a day to come; INVALID_TRANSITION
   */
  async confirm(actorId: string, id: string, receipt: Receipt): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.find(tx, { id });
      const { payment, registration } = about;
      const fee = dollars(payment.amountCents);
      if (receipt.amount !== fee) throw amountDiffers(fee);
      if (this.isToCome(receipt.date)) throw dayToCome();
      if (payment.status === 'completed') return this.expectSame(tx, about, receipt);
      await this.ledger.move(tx, payment, 'confirm', actorId, {
        amountCents: payment.amountCents,
        valueDate: receipt.date,
        bankTransactionId: receipt.bankTransactionId,
      });
      await this.registrations.act(tx, registration.id, 'complete');
      await this.mails.confirmed(tx, about, receipt);
    });
  }

  /**
   * Rejects a payment and frees the seat of its registration.
   * @throws AppError NOT_FOUND, INVALID_TRANSITION
   */
  async reject(actorId: string, id: string, reason: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.find(tx, { id });
      await this.ledger.move(tx, about.payment, 'reject', actorId, { reason });
      await this.registrations.act(tx, about.registration.id, 'reject');
      await this.mails.rejected(tx, about, reason);
    });
  }

  /** A day that has begun nowhere on earth: the first to begin it are 14 hours ahead of UTC. */
  private isToCome(date: string): boolean {
    const newest = after(this.clock.now(), 14 * HOUR)
      .toISOString()
      .slice(0, 'yyyy-mm-dd'.length);
    return date > newest;
  }

  private async expectSame(
    tx: EntityManager,
    { payment }: PaymentCase,
    receipt: Receipt,
  ): Promise<void> {
    const last = await this.ledger.lastEntry(tx, payment.id);
    const isSame =
      last.valueDate === receipt.date && last.bankTransactionId === receipt.bankTransactionId;
    if (!isSame) throw notFromHere(payment.status);
  }
}
