import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { dollars, packageName } from '../editions/fees.js';
import { MailOutbox } from '../mail/mail-outbox.js';
import type { PaymentCase } from './payment-cases.js';
import { missingCents } from './payment-money.js';

const KINDS = [
  'registration-received',
  'registration-changed',
  'registration-cancelled',
  'payment-confirmed',
  'payment-rejected',
  'payment-short',
  'payment-refunded',
  'payment-reminder',
] as const;
type Kind = (typeof KINDS)[number];

/** The mails to payers. Each names its cause, so a repeat writes no second one. */
@Injectable()
export class PaymentMails {
  constructor(
    private readonly config: Config,
    private readonly outbox: MailOutbox,
  ) {}

  /** @param again tells a mail that was asked for once more from the one before */
  async received(tx: EntityManager, about: PaymentCase, again?: string): Promise<void> {
    const envelope = this.envelope('registration-received', about, again);
    await this.outbox.add(tx, { ...envelope, data: this.transfer(about) });
  }

  async changed(tx: EntityManager, about: PaymentCase): Promise<void> {
    const nth = String(about.payment.version);
    const envelope = this.envelope('registration-changed', about, nth);
    await this.outbox.add(tx, { ...envelope, data: this.transfer(about) });
  }

  /** @param reason empty when the payer did it */
  async cancelled(tx: EntityManager, about: PaymentCase, reason: string): Promise<void> {
    const envelope = this.envelope('registration-cancelled', about);
    await this.outbox.add(tx, { ...envelope, data: { ...this.facts(about), reason } });
  }

  async confirmed(
    tx: EntityManager,
    about: PaymentCase,
    receipt: { date: string; bankTransactionId: string; receiptNumber?: string },
    again?: string,
  ): Promise<void> {
    const envelope = this.envelope('payment-confirmed', about, again);
    await this.outbox.add(tx, { ...envelope, data: { ...this.facts(about), ...receipt } });
  }

  async rejected(
    tx: EntityManager,
    about: PaymentCase,
    reason: string,
    again?: string,
  ): Promise<void> {
    const envelope = this.envelope('payment-rejected', about, again);
    await this.outbox.add(tx, { ...envelope, data: { ...this.facts(about), reason } });
  }

  async shortPaid(tx: EntityManager, about: PaymentCase, again?: string): Promise<void> {
    const { receivedCents, version } = about.payment;
    const nth = again ?? String(version);
    const data = {
      ...this.transfer(about),
      received: dollars(receivedCents),
      missing: dollars(missingCents(about.payment)),
    };
    await this.outbox.add(tx, { ...this.envelope('payment-short', about, nth), data });
  }

  async paidBack(
    tx: EntityManager,
    about: PaymentCase,
    { amount, reason }: { amount: number; reason: string },
    { isOver }: { isOver: boolean },
  ): Promise<void> {
    const data = { ...this.facts(about), paidBack: amount, reason, isOver };
    const nth = String(about.payment.version);
    await this.outbox.add(tx, { ...this.envelope('payment-refunded', about, nth), data });
  }

  async remind(tx: EntityManager, about: PaymentCase, isOverdue: boolean): Promise<void> {
    const data = {
      ...this.transfer(about),
      isOverdue,
      missing: dollars(missingCents(about.payment)),
    };
    const nth = isOverdue ? 'overdue' : 'due';
    await this.outbox.add(tx, { ...this.envelope('payment-reminder', about, nth), data });
  }

  /** Forgets what was mailed about a payment. */
  async forget(tx: EntityManager, paymentId: string): Promise<void> {
    for (const kind of KINDS) await this.outbox.forget(tx, `${kind}:${paymentId}`);
  }

  /** The account's address; what was typed counts only for those who have no account. */
  private envelope<K extends Kind>(kind: K, about: PaymentCase, nth?: string) {
    const { registration, payment, accountEmail } = about;
    const cause = [kind, payment.id, ...(nth === undefined ? [] : [nth])].join(':');
    return { kind, to: accountEmail ?? registration.email, cause };
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
