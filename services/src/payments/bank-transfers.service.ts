import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Clock } from '../common/clock.js';
import { Idempotency } from '../common/idempotency/idempotency.js';
import type { OnceRequest } from '../common/idempotency/once.js';
import { newId } from '../common/new-id.js';
import { isUniqueViolation } from '../database/unique-violation.js';
import { dollars } from '../editions/fees.js';
import { EditionsService } from '../editions/editions.service.js';
import { BankStatement, type Money } from './bank-statement.js';
import { BankTransfer } from './bank-transfer.entity.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import { MoneyMoves } from './money-moves.js';
import { PaymentCases } from './payment-cases.js';
import { centsOf } from './payment-money.js';
import {
  changedTransfer,
  tooMuchOfTransfer,
  transferKnown,
  transferNotFound,
} from './payments.errors.js';

export type NewTransfer = Money & Pick<BankTransfer, 'sender' | 'remittance'>;

/** How much of a transfer goes where. */
export interface TransferUse {
  version: number;
  /** In dollars. */
  amount: number;
}

/** Money without a match: it waits here until its payment is found, or goes back. */
@Injectable()
export class BankTransfersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly editions: EditionsService,
    private readonly cases: PaymentCases,
    private readonly moves: MoneyMoves,
    private readonly statement: BankStatement,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns its id
   * @throws AppError VALIDATION_FAILED for a day to come; CONFLICT when it is recorded already
   */
  async record(once: OnceRequest, actorId: string, transfer: NewTransfer): Promise<{ id: string }> {
    this.statement.expectPast(transfer);
    try {
      return await this.idempotency.once(once, (tx) => this.insert(tx, actorId, transfer));
    } catch (error) {
      throw isUniqueViolation(error) ? transferKnown() : error;
    }
  }

  /**
   * Gives a payment what came for it; an employer's transfer may pay several.
   * @throws AppError NOT_FOUND; CHANGED_MEANWHILE; VALIDATION_FAILED for more than is open; and as
   *   MoneyMoves.receive
   */
  async match(actorId: string, id: string, paymentId: string, use: TransferUse): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const transfer = await this.hold(tx, id, use);
      const about = await this.cases.hold(tx, { id: paymentId });
      const { valueDate, bankTransactionId, source } = transfer;
      const amountCents = centsOf(use.amount);
      const entry = { amountCents, valueDate, bankTransactionId, transferId: id };
      await this.moves.receive(tx, about, entry, { actorId, source });
      await this.take(tx, transfer, amountCents);
    });
  }

  /** @throws AppError NOT_FOUND, CHANGED_MEANWHILE, VALIDATION_FAILED for more than is open */
  async giveBack(actorId: string, id: string, use: TransferUse & { reason: string }) {
    await this.dataSource.transaction(async (tx) => {
      const transfer = await this.hold(tx, id, use);
      const amountCents = centsOf(use.amount);
      const { reason } = use;
      await this.write(tx, transfer, actorId, {
        action: 'give-back',
        amountCents: -amountCents,
        reason,
      });
      await this.take(tx, transfer, amountCents);
    });
  }

  private async insert(tx: EntityManager, actorId: string, { amount, date, ...rest }: NewTransfer) {
    const { id: editionId } = await this.editions.current(tx);
    const cents = centsOf(amount);
    const transfer: BankTransfer = {
      ...rest,
      id: newId(),
      editionId,
      amountCents: cents,
      openCents: cents,
      valueDate: date,
      source: 'admin',
      version: 1,
      createdAt: this.clock.now(),
    };
    await tx.insert(BankTransfer, transfer);
    await this.write(tx, transfer, actorId, { action: 'receive', amountCents: cents });
    return { id: transfer.id };
  }

  private async hold(tx: EntityManager, id: string, use: TransferUse): Promise<BankTransfer> {
    const lock = { mode: 'pessimistic_write' } as const;
    const transfer = await tx.findOne(BankTransfer, { where: { id }, lock });
    if (!transfer) throw transferNotFound();
    if (transfer.version !== use.version) throw changedTransfer();
    if (centsOf(use.amount) > transfer.openCents) {
      throw tooMuchOfTransfer(dollars(transfer.openCents));
    }
    return transfer;
  }

  private async take(tx: EntityManager, transfer: BankTransfer, cents: number): Promise<void> {
    const { id, openCents, version } = transfer;
    await tx.update(BankTransfer, { id }, { openCents: openCents - cents, version: version + 1 });
  }

  private async write(
    tx: EntityManager,
    { id, valueDate, bankTransactionId, source }: BankTransfer,
    actorId: string,
    entry: Pick<LedgerEntry, 'action' | 'amountCents'> & { reason?: string },
  ): Promise<void> {
    const at = this.clock.now();
    const line = { valueDate, bankTransactionId, source, transferId: id, paymentId: null };
    await tx.insert(LedgerEntry, {
      ...line,
      ...entry,
      actorId,
      at,
      fromStatus: null,
      toStatus: null,
    });
    await this.audit.record(tx, {
      actorId,
      action: `transfer.${entry.action}`,
      subject: { type: 'transfer', id },
    });
  }
}
