import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../../platform/database/postgres-errors.js';
import { BankStatement, type Money } from '../statements/bank-statement.js';
import { byAdmin, type Author } from '../ledger/ledger-entry.entity.js';
import { expectVersion, PaymentCases, type PaymentCase } from '../ledger/payment-cases.js';
import { type EntryDetails, PaymentLedger } from '../ledger/payment-ledger.js';
import { PaymentEmails } from '../emails/payment-emails.js';
import { isEnough } from '../ledger/payment-money.js';
import type { Payment } from '../ledger/payment.entity.js';
import { moneyRecordedAlready } from '../ledger/payments.errors.js';

@Injectable()
export class PaymentMatches {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly statement: BankStatement,
    private readonly emails: PaymentEmails,
  ) {}

  /**
   * Less than the fee is underpaid, more is an overpayment; repeating a line changes nothing.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION; VALIDATION_FAILED for a
   *   future date; CONFLICT when the bank transaction is recorded with other values
   */
  async match(actorId: string, id: string, version: number, money: Money): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      if (await this.statement.has(tx, about.payment, money)) return;
      expectVersion(about, version);
      this.statement.expectPast(money);
      await this.receive(tx, about, this.statement.entryOf(money), byAdmin(actorId));
    });
  }

  async receive(
    tx: EntityManager,
    about: PaymentCase,
    entry: EntryDetails & { amountCents: number },
    author: Author,
  ): Promise<Payment> {
    const { edition, payment } = about;
    const isWhole = isEnough(edition, payment, payment.receivedCents + entry.amountCents);
    const after = await this.ledger
      .transition(tx, payment, isWhole ? 'match' : 'underpay', author, entry)
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? moneyRecordedAlready() : error;
      });
    if (!isWhole) await this.emails.underpaid(tx, { ...about, payment: after });
    return after;
  }
}
