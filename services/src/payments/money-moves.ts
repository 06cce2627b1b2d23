import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isUniqueViolation } from '../database/unique-violation.js';
import { dollars } from '../editions/fees.js';
import { RegistrationsService } from '../registrations/registrations.service.js';
import { BankStatement, type Money } from './bank-statement.js';
import { expectVersion } from './expect-version.js';
import { byAdmin, type Author } from './ledger-action.js';
import { PaymentCases, type PaymentCase } from './payment-cases.js';
import { type EntryDetails, PaymentLedger } from './payment-ledger.js';
import { PaymentMails } from './payment-mails.js';
import { centsOf, excessCents, isEnough } from './payment-money.js';
import type { Payment } from './payment.entity.js';
import { moneyRecordedAlready, tooMuchBack } from './payments.errors.js';

/** Money that goes out again. */
export interface Repayment {
  version: number;
  /** In dollars. */
  amount: number;
  reason: string;
}

/** Money that comes in for a payment, and goes out again. */
@Injectable()
export class MoneyMoves {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registrations: RegistrationsService,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly statement: BankStatement,
    private readonly mails: PaymentMails,
  ) {}

  /**
   * Records what came for a payment. With the whole fee it is matched, with less it is short-paid and
   * the payer is told; more stays with it as over-payment. The same line again changes nothing.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION; VALIDATION_FAILED for a day to
   *   come; CONFLICT when this bank transaction is there with another amount or day
   */
  async match(actorId: string, id: string, version: number, money: Money): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.hold(tx, { id });
      if (await this.statement.has(tx, about.payment, money)) return;
      expectVersion(about, version);
      this.statement.expectPast(money);
      await this.receive(tx, about, this.statement.entryOf(money), byAdmin(actorId));
    });
  }

  /** The same inside a transaction of its caller, which has made sure of the rest. */
  async receive(
    tx: EntityManager,
    about: PaymentCase,
    entry: EntryDetails & { amountCents: number },
    author: Author,
  ): Promise<Payment> {
    const { edition, payment } = about;
    const isWhole = isEnough(edition, payment, payment.receivedCents + entry.amountCents);
    const after = await this.ledger
      .move(tx, payment, isWhole ? 'match' : 'short-pay', author, entry)
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? moneyRecordedAlready() : error;
      });
    if (!isWhole) await this.mails.shortPaid(tx, { ...about, payment: after });
    return after;
  }

  /**
   * Ends a paid registration, and pays back all or a part of what came.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION, VALIDATION_FAILED
   */
  async refund(actorId: string, id: string, repayment: Repayment): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.hold(tx, { id });
      expectVersion(about, repayment.version);
      const { payment, registration } = about;
      const entry = outgoing(repayment, payment.receivedCents);
      await this.ledger.move(tx, payment, 'refund', byAdmin(actorId), entry);
      await this.registrations.act(tx, registration, 'refund');
      await this.mails.paidBack(tx, about, repayment, { isOver: true });
    });
  }

  /**
   * Pays over-payment back, or what came for a registration that is off; nothing else changes.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, VALIDATION_FAILED
   */
  async giveBack(actorId: string, id: string, repayment: Repayment): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.hold(tx, { id });
      expectVersion(about, repayment.version);
      const entry = outgoing(repayment, excessCents(about.payment));
      await this.ledger.add(tx, about.payment, 'give-back', byAdmin(actorId), entry);
      await this.mails.paidBack(tx, about, repayment, { isOver: false });
    });
  }
}

/** @throws AppError VALIDATION_FAILED for more than there is to pay back */
function outgoing({ amount, reason }: Repayment, mostCents: number): EntryDetails {
  if (centsOf(amount) > mostCents) throw tooMuchBack(dollars(mostCents));
  return { amountCents: -centsOf(amount), reason };
}
