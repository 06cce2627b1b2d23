import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BankStatement } from './bank-statement.js';
import { byAdmin } from './ledger-action.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import { PaymentCases, type PaymentCase } from './payment-cases.js';
import { PaymentLedger } from './payment-ledger.js';
import { PaymentMails } from './payment-mails.js';
import { notFromHere } from './payments.errors.js';
import { Receipts } from './receipts.js';

/** What finance does about a payment beside deciding it. */
@Injectable()
export class PaymentDesk {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly statement: BankStatement,
    private readonly receipts: Receipts,
    private readonly mails: PaymentMails,
  ) {}

  /** Writes a note into the history, for finance alone. @throws AppError NOT_FOUND */
  async note(actorId: string, id: string, text: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { payment } = await this.cases.hold(tx, { id });
      await this.ledger.add(tx, payment, 'note', byAdmin(actorId), { reason: text });
    });
  }

  /**
   * Mails once more what the payer should know by now.
   * @throws AppError NOT_FOUND; INVALID_TRANSITION when there is nothing to say any more
   */
  async resendMail(actorId: string, id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.hold(tx, { id });
      const { version } = await this.ledger.add(tx, about.payment, 'resend-mail', byAdmin(actorId));
      await this.mailAgain(tx, about, String(version));
    });
  }

  private async mailAgain(tx: EntityManager, about: PaymentCase, again: string): Promise<void> {
    const { payment } = about;
    switch (payment.status) {
      case 'announced':
      case 'proof-uploaded':
      case 'short-paid':
        return payment.receivedCents > 0
          ? this.mails.shortPaid(tx, about, again)
          : this.mails.received(tx, about, again);
      case 'completed': {
        const line = await this.statement.last(tx, payment);
        const receipt = await this.receipts.find(tx, about);
        const receiptNumber = receipt?.number;
        return this.mails.confirmed(tx, about, { ...line, receiptNumber }, again);
      }
      case 'rejected': {
        const where = { paymentId: payment.id, action: 'reject' } as const;
        const { reason } = await tx.findOneByOrFail(LedgerEntry, where);
        return this.mails.rejected(tx, about, reason ?? '', again);
      }
      // Asking once more for money that is here already would bring it twice.
      case 'matched':
      case 'refunded':
      case 'cancelled':
        throw notFromHere(payment.status);
    }
  }
}
