import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { Clock } from '../../../platform/core/clock.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotent-request.js';
import { newId } from '../../../platform/core/new-id.js';
import { isUniqueViolation } from '../../../platform/database/postgres-errors.js';
import { dollars } from '../../../conference/editions/fees.js';
import { EditionsService } from '../../../conference/editions/editions.service.js';
import { BankStatement, type Money } from '../statements/bank-statement.js';
import { BankTransfer } from './bank-transfer.entity.js';
import { reservedOf } from './bank-transfers.sql.js';
import {
  expectNoHold,
  lockFreeTransfer,
  lockTransfer,
  readLocked,
  type TransferUse,
} from './transfer-locks.js';
import { type Author, BY_GATEWAY, LedgerEntry } from '../ledger/ledger-entry.entity.js';
import { PaymentMatches } from '../decisions/payment-matches.js';
import { expectNoRefund, type PaymentCase, PaymentCases } from '../ledger/payment-cases.js';
import { centsOf } from '../ledger/payment-money.js';
import { partRefunded, tooMuchOfTransfer, transferKnown } from '../ledger/payments.errors.js';

export type NewTransfer = Money & Pick<BankTransfer, 'sender' | 'remittance'>;

export interface TransferPart {
  paymentId: string;
  /** In dollars. */
  amount: number;
}

type KeptMoney = Pick<LedgerEntry, 'valueDate' | 'bankTransactionId'> &
  Pick<BankTransfer, 'amountCents' | 'sender'>;

type EntryFacts = Partial<Pick<LedgerEntry, 'reason' | 'valueDate' | 'reverses'>>;

interface BookedMove extends EntryFacts {
  action: 'return-to-sender' | 'refund-returned' | 'charge-back';
  /** Negative for outgoing money. */
  amountCents: number;
  /** That a payment gave back in the same transaction. */
  reopenedCents?: number;
}

@Injectable()
export class BankTransfersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly editions: EditionsService,
    private readonly cases: PaymentCases,
    private readonly matches: PaymentMatches,
    private readonly statement: BankStatement,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError VALIDATION_FAILED for a future date; CONFLICT for a recorded transfer */
  async record(
    request: IdempotentRequest,
    actorId: string,
    transfer: NewTransfer,
  ): Promise<{ id: string }> {
    this.statement.expectPast(transfer);
    try {
      return await this.idempotency.run(request, async (tx) => {
        const { id } = await this.insert(tx, actorId, transfer);
        return { id };
      });
    } catch (error) {
      throw isUniqueViolation(error) ? transferKnown() : error;
    }
  }

  /**
   * Money that a provider of payment pages reports.
   * @param about the locked payment that it pays; null leaves it unmatched
   * @returns the id of the transfer
   */
  async receiveOnline(
    tx: EntityManager,
    transfer: NewTransfer,
    about: PaymentCase | null,
  ): Promise<string> {
    const received = await this.insert(tx, null, transfer, 'gateway');
    if (about) await this.pay(tx, BY_GATEWAY, received, about, received.amountCents);
    if (about) await this.use(tx, received, received.amountCents);
    return received.id;
  }

  /**
   * One transfer for several registrations, all or none.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, VALIDATION_FAILED, as PaymentMatches.receive
   */
  async matchAll(
    tx: EntityManager,
    actorId: string,
    id: string,
    version: number,
    parts: TransferPart[],
  ): Promise<void> {
    const transfer = await lockTransfer(tx, id, { version, amount: totalOf(parts) });
    await this.payAll(tx, actorId, transfer, parts);
  }

  /** @throws AppError NOT_FOUND, CHANGED_MEANWHILE; VALIDATION_FAILED for more than is open */
  async returnToSender(actorId: string, id: string, use: TransferUse & { reason: string }) {
    await this.dataSource.transaction(async (tx) => {
      const transfer = await lockFreeTransfer(tx, id, use);
      const amountCents = centsOf(use.amount);
      const { reason } = use;
      await this.write(tx, transfer, actorId, {
        action: 'return-to-sender',
        amountCents: -amountCents,
        reason,
      });
      await this.use(tx, transfer, amountCents);
    });
  }

  /**
   * Opens an amount that is unmatched in the same transaction.
   * @param version of the transfer, for callers that read it
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE; CONFLICT while a match of it is on hold
   */
  async reopen(
    tx: EntityManager,
    actorId: string,
    id: string,
    { amountCents, version }: { amountCents: number; version?: number },
  ): Promise<void> {
    const transfer = await readLocked(tx, id, version);
    await expectNoHold(tx, id);
    await this.use(tx, transfer, -amountCents);
    const subject = { type: 'transfer', id };
    await this.audit.record(tx, { actorId, action: 'transfer.unmatch', subject });
  }

  /**
   * Typed-in money that was unmatched; parts of one bank transaction are one transfer again.
   * @throws AppError CONFLICT where a statement has the bank transaction
   */
  async keep(
    tx: EntityManager,
    actorId: string,
    { amountCents, valueDate, bankTransactionId, sender }: KeptMoney,
  ): Promise<void> {
    const { id: editionId } = await this.editions.current(tx);
    const money = { amount: dollars(amountCents), date: valueDate ?? '', sender, remittance: '' };
    const known = { editionId, bankTransactionId: bankTransactionId ?? '' };
    const lock = { mode: 'pessimistic_write' } as const;
    const transfer = await tx.findOne(BankTransfer, { where: known, lock });
    if (!transfer) {
      await this.insert(tx, actorId, { ...money, bankTransactionId: known.bankTransactionId });
      return;
    }
    if (transfer.source !== 'admin') throw transferKnown();
    await this.write(tx, transfer, actorId, { action: 'receive', amountCents });
    const sum = transfer.amountCents + amountCents;
    await tx.update(BankTransfer, { id: transfer.id }, { amountCents: sum });
    await this.use(tx, { ...transfer, amountCents: sum }, -amountCents);
  }

  private async insert(
    tx: EntityManager,
    actorId: string | null,
    { amount, date, ...rest }: NewTransfer,
    source: BankTransfer['source'] = 'admin',
  ): Promise<BankTransfer> {
    const { id: editionId } = await this.editions.current(tx);
    const cents = centsOf(amount);
    const transfer: BankTransfer = {
      ...rest,
      id: newId(),
      editionId,
      amountCents: cents,
      openCents: cents,
      valueDate: date,
      source,
      version: 1,
      createdAt: this.clock.now(),
    };
    await tx.insert(BankTransfer, transfer);
    await this.write(tx, transfer, actorId, { action: 'receive', amountCents: cents });
    return transfer;
  }

  private async payAll(
    tx: EntityManager,
    actorId: string,
    transfer: BankTransfer,
    parts: TransferPart[],
  ): Promise<void> {
    for (const part of inOrder(parts)) {
      const about = await this.cases.lock(tx, { id: part.paymentId });
      expectNoRefund(about);
      const author = { actorId, source: transfer.source };
      await this.pay(tx, author, transfer, about, centsOf(part.amount));
    }
    await this.use(tx, transfer, centsOf(totalOf(parts)));
  }

  private async pay(
    tx: EntityManager,
    author: Author,
    { id: transferId, valueDate, bankTransactionId }: BankTransfer,
    about: PaymentCase,
    amountCents: number,
  ): Promise<void> {
    const entry = { amountCents, valueDate, bankTransactionId, transferId };
    await this.matches.receive(tx, about, entry, author);
  }

  /**
   * Money that left the account, or came back to it, as the bank or the provider has done it.
   * @returns the id of the entry
   * @throws AppError VALIDATION_FAILED for more than is open
   */
  async book(
    tx: EntityManager,
    actorId: string,
    id: string,
    { reopenedCents = 0, ...entry }: BookedMove,
  ): Promise<string> {
    const transfer = await readLocked(tx, id);
    const openCents = transfer.openCents + reopenedCents;
    // The prepared return that is paid is a part of the reserved money.
    const isReserved = entry.action === 'charge-back';
    const freeCents = openCents - (isReserved ? (await reservedOf.one(tx, { id })).cents : 0);
    if (freeCents + entry.amountCents < 0) throw tooMuchOfTransfer(dollars(freeCents));
    const entryId = await this.write(tx, transfer, actorId, entry);
    await this.use(tx, transfer, -reopenedCents - entry.amountCents);
    return entryId;
  }

  /** @throws AppError INVALID_TRANSITION where more would be open than arrived */
  private async use(tx: EntityManager, transfer: BankTransfer, cents: number): Promise<void> {
    const { id, amountCents, openCents, version } = transfer;
    // A part that was refunded came back to the transfer before.
    if (openCents - cents > amountCents) throw partRefunded();
    await tx.update(BankTransfer, { id }, { openCents: openCents - cents, version: version + 1 });
  }

  private async write(
    tx: EntityManager,
    { id, valueDate, bankTransactionId, source }: BankTransfer,
    actorId: string | null,
    entry: Pick<LedgerEntry, 'action' | 'amountCents'> & EntryFacts,
  ): Promise<string> {
    const at = this.clock.now();
    const line = { valueDate, bankTransactionId, source, transferId: id, paymentId: null };
    const { identifiers } = await tx.insert(LedgerEntry, {
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
    return String(identifiers[0]?.['id']);
  }
}

/** Two transfers for the same payments never wait for each other. */
export function inOrder(parts: TransferPart[]): TransferPart[] {
  return [...parts].sort((a, b) => (a.paymentId < b.paymentId ? -1 : 1));
}

/** In dollars. */
export function totalOf(parts: TransferPart[]): number {
  return dollars(parts.reduce((sum, part) => sum + centsOf(part.amount), 0));
}
