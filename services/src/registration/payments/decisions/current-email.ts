import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PaymentEmails } from '../emails/payment-emails.js';
import { LedgerEntry } from '../ledger/ledger-entry.entity.js';
import type { PaymentCase } from '../ledger/payment-cases.js';
import { notFromHere } from '../ledger/payments.errors.js';
import { Receipts } from '../ledger/receipts.js';
import { BankStatement } from '../statements/bank-statement.js';

/** The email that says where a payment is now, sent again. */
@Injectable()
export class CurrentEmail {
  constructor(
    private readonly statement: BankStatement,
    private readonly receipts: Receipts,
    private readonly emails: PaymentEmails,
  ) {}

  /**
   * @param again makes the cause of the email unique
   * @throws AppError INVALID_TRANSITION for a status without an email
   */
  async send(tx: EntityManager, about: PaymentCase, again: string): Promise<void> {
    const { payment } = about;
    switch (payment.status) {
      case 'awaiting-payment':
      case 'proof-uploaded':
      case 'underpaid':
        return payment.receivedCents > 0
          ? this.emails.underpaid(tx, about, again)
          : this.emails.received(tx, about, { again });
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
