import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../../platform/database/postgres-errors.js';
import { byAdmin } from '../ledger/ledger-entry.entity.js';
import { expectVersion, PaymentCases, type PaymentCase } from '../ledger/payment-cases.js';
import { PaymentLedger } from '../ledger/payment-ledger.js';
import { unmatchingOf } from '../ledger/payment-money.js';
import type { Payment } from '../ledger/payment.entity.js';
import {
  changedMeanwhile,
  entryNotFound,
  partRefunded,
  receiptIssued,
} from '../ledger/payments.errors.js';
import {
  findReceived,
  findReceivedFrom,
  listReceived,
  type ReceivedEntry,
} from '../ledger/received-entries.js';
import { RegistrationCancellations } from '../payer/registration-cancellations.js';
import { BankTransfersService } from './bank-transfers.service.js';
import { lockTransfer } from './bank-transfers.sql.js';

interface UnmatchedMoney {
  version: number;
  entryId: string;
  keepsMoney: boolean;
  reason: string;
}

/** Reverses what a transfer paid, by an entry of the same amount: the transfer is open again. */
@Injectable()
export class PaymentUnmatches {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly transfers: BankTransfersService,
    private readonly registrations: RegistrationCancellations,
  ) {}

  /**
   * @param version of the payment
   * @param entryId of the ledger entry that brought the money
   * @param keepsMoney that was typed in: it becomes an unmatched payment, else it counts no more
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE; CONFLICT while payment or transfer is on hold;
   *   INVALID_TRANSITION for money with a valid receipt, or that was refunded
   */
  async unmatch(
    actorId: string,
    id: string,
    { version, entryId, keepsMoney, reason }: UnmatchedMoney,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const entry = await findReceived.first(tx, { id: entryId });
      if (entry?.paymentId !== id) throw entryNotFound();
      // Before the payment, as a match locks them.
      if (entry.transferId) await this.reopen(tx, actorId, entry.transferId, entry);
      const about = await this.cases.lock(tx, { id });
      expectVersion(about, version);
      await this.reverse(tx, actorId, about, entry, reason);
      if (!entry.transferId && keepsMoney) {
        await this.transfers.keep(tx, actorId, { ...entry, sender: payerOf(about) });
      }
    });
  }

  /** An unmatch that was awaited has reversed the entry. */
  private async reopen(
    tx: EntityManager,
    actorId: string,
    transferId: string,
    entry: ReceivedEntry,
  ): Promise<void> {
    await lockTransfer.first(tx, { id: transferId });
    if (!(await findReceived.first(tx, entry))) throw changedMeanwhile();
    await this.transfers.reopen(tx, actorId, transferId, entry);
  }

  /**
   * All that the transfer paid of one payment.
   * @param version of the transfer
   * @throws AppError as `unmatch`
   */
  async unmatchTransfer(
    actorId: string,
    transferId: string,
    { version, paymentId, reason }: { version: number; paymentId: string; reason: string },
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const entry = await findReceivedFrom.first(tx, { transferId, paymentId });
      if (!entry) throw entryNotFound();
      await this.transfers.reopen(tx, actorId, transferId, { ...entry, version });
      const about = await this.cases.lock(tx, { id: paymentId });
      expectVersion(about, about.payment.version);
      await this.reverse(tx, actorId, about, entry, reason);
    });
  }

  /**
   * Of a payment that the caller has locked, and whose transfer the caller opens again.
   * @throws AppError INVALID_TRANSITION for money with a valid receipt, or that was refunded
   */
  async reverse(
    tx: EntityManager,
    actorId: string,
    about: PaymentCase,
    entry: ReceivedEntry,
    reason: string,
  ): Promise<void> {
    const { payment } = about;
    const tolerance = about.edition.document.invoicing.underpaymentTolerance;
    const others = (await listReceived.all(tx, { paymentId: payment.id })).filter(
      ({ id }) => id !== entry.id,
    );
    const { id: reverses, transferId, valueDate, bankTransactionId, amountCents } = entry;
    const details = {
      ...{ reverses, transferId, valueDate, bankTransactionId, reason },
      amountCents: -amountCents,
      lastTransactionId: others[0]?.bankTransactionId ?? null,
    };
    const author = byAdmin(actorId);
    const write = (): Promise<Payment> => {
      const unmatching = unmatchingOf(tolerance, payment, amountCents);
      switch (unmatching) {
        case 'part-refunded':
          throw partRefunded();
        case 'receipt-issued':
          throw receiptIssued();
        case 'keeps-status':
          return this.ledger.add(tx, payment, 'unmatch', author, details);
        case 'unmatch':
        case 'unmatch-part':
          return this.ledger.transition(tx, payment, unmatching, author, details);
      }
    };
    const after = await write().catch((error: unknown) => {
      throw isUniqueViolation(error) ? changedMeanwhile() : error;
    });
    await this.registrations.cancelIfWithdrawn(tx, { ...about, payment: after }, author);
  }
}

function payerOf({ registration }: PaymentCase): string {
  return `${registration.firstName} ${registration.lastName}`;
}
