import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BankStatement } from '../statements/bank-statement.js';
import { byAdmin } from '../ledger/ledger-entry.entity.js';
import { LedgerEntry } from '../ledger/ledger-entry.entity.js';
import { PaymentCases, type PaymentCase } from '../ledger/payment-cases.js';
import { PaymentLedger } from '../ledger/payment-ledger.js';
import { PaymentEmails } from '../emails/payment-emails.js';
import { notFromHere } from '../ledger/payments.errors.js';
import { Receipts } from '../ledger/receipts.js';

@Injectable()
export class PaymentDesk {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly statement: BankStatement,
    private readonly receipts: Receipts,
    private readonly emails: PaymentEmails,
  ) {}

  /** Only finance reads it. @throws AppError NOT_FOUND */
  async note(actorId: string, id: string, text: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { payment } = await this.cases.lock(tx, { id });
      await this.ledger.add(tx, payment, 'note', byAdmin(actorId), { reason: text });
    });
  }

  /** @throws AppError NOT_FOUND; INVALID_TRANSITION for a status without an email */
  async resendEmail(actorId: string, id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      const { version } = await this.ledger.add(
        tx,
        about.payment,
        'resend-email',
        byAdmin(actorId),
      );
      await this.resend(tx, about, String(version));
    });
  }

  private async resend(tx: EntityManager, about: PaymentCase, again: string): Promise<void> {
    const { payment } = about;
    switch (payment.status) {
      case 'awaiting-payment':
      case 'proof-uploaded':
      case 'underpaid':
        return payment.receivedCents > 0
          ? this.emails.underpaid(tx, about, again)
          : this.emails.received(tx, about, again);
      case 'completed': {
        const line = await this.statement.last(tx, payment);
        const receipt = await this.receipts.find(tx, about);
        const receiptNumber = receipt?.number;
        return this.emails.confirmed(tx, about, { ...line, receiptNumber }, again);
      }
      case 'rejected': {
        const where = { paymentId: payment.id, action: 'reject' } as const;
        const { reason } = await tx.findOneByOrFail(LedgerEntry, where);
        return this.emails.rejected(tx, about, reason ?? '', again);
      }
      // Asking again could bring received money twice.
      case 'matched':
      case 'refunded':
      case 'cancelled':
        throw notFromHere(payment.status);
    }
  }
}
