import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { HeldKinds } from '../../../platform/holds/held-kinds.js';
import { Holds } from '../../../platform/holds/holds.js';
import { isUniqueViolation } from '../../../platform/database/postgres-errors.js';
import { BankStatement, type Money } from '../statements/bank-statement.js';
import { byAdmin, type Author } from '../ledger/ledger-entry.entity.js';
import {
  expectUnchanged,
  expectVersion,
  PaymentCases,
  type PaymentCase,
} from '../ledger/payment-cases.js';
import { type EntryDetails, PaymentLedger } from '../ledger/payment-ledger.js';
import { PaymentEmails } from '../emails/payment-emails.js';
import { leavesUnderpaid } from '../ledger/payment-money.js';
import type { Payment } from '../ledger/payment.entity.js';
import { moneyRecordedAlready } from '../ledger/payments.errors.js';

interface HeldMatch {
  version: number;
  money: Money;
}

/** A held kind. */
const UNDERPAY = 'payment-underpay';

@Injectable()
export class PaymentMatches implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly statement: BankStatement,
    private readonly emails: PaymentEmails,
    private readonly kinds: HeldKinds,
    private readonly holds: Holds,
  ) {}

  onModuleInit(): void {
    this.kinds.add<HeldMatch>(UNDERPAY, 'payments:write', async (tx, act) => {
      const { subjectId: id, actor, payload } = act;
      const about = await this.cases.lock(tx, { id });
      expectUnchanged(about, payload.version);
      await this.receive(tx, about, this.statement.entryOf(payload.money), byAdmin(actor.id));
    });
  }

  /**
   * Less than the fee is underpaid, and on hold first; more is an overpayment. Repeating a line changes nothing.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION; VALIDATION_FAILED for a
   *   future date; CONFLICT when the bank transaction is recorded with other values, or an act on it is on hold
   */
  async match(actorId: string, id: string, version: number, money: Money): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      if (await this.statement.has(tx, about.payment, money)) return;
      expectVersion(about, version);
      this.statement.expectPast(money);
      const entry = this.statement.entryOf(money);
      const work = (tx: EntityManager) => this.receive(tx, about, entry, byAdmin(actorId));
      if (!leavesUnderpaid(about, entry.amountCents)) {
        await work(tx);
        return;
      }
      const subject = { type: 'payment', id };
      const label = about.payment.merchantReference;
      const act = { kind: UNDERPAY, subject, label, actorId, payload: { version, money } };
      await this.holds.act(tx, act, work);
    });
  }

  /** Without a hold, for samples. @throws AppError as `match` */
  async matchAtOnce(actorId: string, id: string, version: number, money: Money): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      expectVersion(about, version);
      await this.receive(tx, about, this.statement.entryOf(money), byAdmin(actorId));
    });
  }

  async receive(
    tx: EntityManager,
    about: PaymentCase,
    entry: EntryDetails & { amountCents: number },
    author: Author,
  ): Promise<Payment> {
    const isShort = leavesUnderpaid(about, entry.amountCents);
    const after = await this.ledger
      .transition(tx, about.payment, isShort ? 'underpay' : 'match', author, entry)
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? moneyRecordedAlready() : error;
      });
    if (isShort) await this.emails.underpaid(tx, { ...about, payment: after });
    return after;
  }
}
