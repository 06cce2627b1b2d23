import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../../../platform/config/config.js';
import { dollars, packageName } from '../../../conference/editions/fees.js';
import { EmailOutbox } from '../../../messaging/outbox/email-outbox.js';
import type { PaymentCase } from '../ledger/payment-cases.js';
import { outstandingCents } from '../ledger/payment-money.js';
import type * as z from 'zod';
import type { EmailTemplate } from '../../../messaging/templates/email-template.js';
import { bankDetailsChanged } from './bank-details-changed.email.js';
import { paymentConfirmed } from './payment-confirmed.email.js';
import { paymentRefunded } from './payment-refunded.email.js';
import { paymentRejected } from './payment-rejected.email.js';
import { paymentReminder } from './payment-reminder.email.js';
import { paymentUnderpaid } from './payment-underpaid.email.js';
import { registrationCancelled } from './registration-cancelled.email.js';
import { registrationChanged } from './registration-changed.email.js';
import { registrationReceived } from './registration-received.email.js';

const TEMPLATES = [
  registrationReceived,
  registrationChanged,
  registrationCancelled,
  paymentConfirmed,
  paymentRejected,
  paymentUnderpaid,
  paymentRefunded,
  paymentReminder,
  bankDetailsChanged,
];

/** Each email has a cause, so a repeated call adds none. */
@Injectable()
export class PaymentEmails {
  constructor(
    private readonly config: Config,
    private readonly outbox: EmailOutbox,
  ) {}

  /** @param again makes the cause of a resent email unique */
  async received(tx: EntityManager, about: PaymentCase, again?: string): Promise<void> {
    const envelope = this.envelope(registrationReceived, about, again);
    await this.outbox.add(tx, { ...envelope, data: this.transfer(about) });
  }

  async changed(tx: EntityManager, about: PaymentCase): Promise<void> {
    const nth = String(about.payment.version);
    const envelope = this.envelope(registrationChanged, about, nth);
    await this.outbox.add(tx, { ...envelope, data: this.transfer(about) });
  }

  /** @param reason empty for a cancellation by the payer */
  async cancelled(tx: EntityManager, about: PaymentCase, reason: string): Promise<void> {
    const envelope = this.envelope(registrationCancelled, about);
    await this.outbox.add(tx, { ...envelope, data: { ...this.facts(about), reason } });
  }

  async confirmed(
    tx: EntityManager,
    about: PaymentCase,
    receipt: { date: string; bankTransactionId: string; receiptNumber?: string },
    again?: string,
  ): Promise<void> {
    const envelope = this.envelope(paymentConfirmed, about, again);
    await this.outbox.add(tx, { ...envelope, data: { ...this.facts(about), ...receipt } });
  }

  async rejected(
    tx: EntityManager,
    about: PaymentCase,
    reason: string,
    again?: string,
  ): Promise<void> {
    const envelope = this.envelope(paymentRejected, about, again);
    await this.outbox.add(tx, { ...envelope, data: { ...this.facts(about), reason } });
  }

  async underpaid(tx: EntityManager, about: PaymentCase, again?: string): Promise<void> {
    const { receivedCents, version } = about.payment;
    const nth = again ?? String(version);
    const data = {
      ...this.transfer(about),
      receivedAmount: dollars(receivedCents),
      outstandingAmount: dollars(outstandingCents(about.payment)),
    };
    await this.outbox.add(tx, { ...this.envelope(paymentUnderpaid, about, nth), data });
  }

  async refunded(
    tx: EntityManager,
    about: PaymentCase,
    { amount, reason }: { amount: number; reason: string },
    { endsRegistration }: { endsRegistration: boolean },
  ): Promise<void> {
    const data = { ...this.facts(about), refundedAmount: amount, reason, endsRegistration };
    const nth = String(about.payment.version);
    await this.outbox.add(tx, { ...this.envelope(paymentRefunded, about, nth), data });
  }

  async remind(tx: EntityManager, about: PaymentCase, isOverdue: boolean): Promise<void> {
    const data = {
      ...this.transfer(about),
      isOverdue,
      outstandingAmount: dollars(outstandingCents(about.payment)),
    };
    const nth = isOverdue ? 'overdue' : 'due';
    await this.outbox.add(tx, { ...this.envelope(paymentReminder, about, nth), data });
  }

  /** @param changeId of the bank details, of which each payment hears once */
  async bankChanged(tx: EntityManager, about: PaymentCase, changeId: string): Promise<void> {
    const envelope = this.envelope(bankDetailsChanged, about, changeId);
    await this.outbox.add(tx, { ...envelope, data: this.transfer(about) });
  }

  async forget(tx: EntityManager, paymentId: string): Promise<void> {
    for (const { kind } of TEMPLATES) await this.outbox.forget(tx, `${kind}:${paymentId}`);
  }

  /** Without an account, sends to the registration's address. */
  private envelope<Schema extends z.ZodObject>(
    template: EmailTemplate<Schema>,
    about: PaymentCase,
    nth?: string,
  ) {
    const { registration, payment, accountEmail } = about;
    const cause = [template.kind, payment.id, ...(nth === undefined ? [] : [nth])].join(':');
    return { template, to: accountEmail ?? registration.email, cause };
  }

  private transfer(about: PaymentCase) {
    return {
      ...this.facts(about),
      payBy: about.payment.payBy,
      bank: about.edition.document.bank,
      paymentsEmail: about.edition.document.contact.paymentsEmail,
    };
  }

  private facts({ edition, registration, payment }: PaymentCase) {
    const { title, firstName, lastName } = registration;
    const query = new URLSearchParams({ ref: payment.merchantReference });
    return {
      title,
      firstName,
      lastName,
      merchantReference: payment.merchantReference,
      amount: dollars(payment.amountCents),
      packageName: packageName(edition.fees, registration.packageId),
      link: `${this.config.publicUrl}/payment-success?${query.toString()}`,
    };
  }
}
