import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../config/config.js';
import { dollars, packageName } from '../editions/fees.js';
import { MailOutbox } from '../mail/mail-outbox.js';
import type { Registration } from '../registrations/registrations.service.js';
import { UsersService } from '../users/users.service.js';
import type { PaymentCase } from './payment-cases.js';

/** The mails to payers. Each names its cause, so a repeat writes no second one. */
@Injectable()
export class PaymentMails {
  constructor(
    private readonly config: Config,
    private readonly outbox: MailOutbox,
    private readonly users: UsersService,
  ) {}

  async received(tx: EntityManager, about: PaymentCase): Promise<void> {
    await this.outbox.add(tx, {
      kind: 'registration-received',
      to: await this.addressOf(tx, about.registration),
      data: {
        ...this.facts(about),
        payBy: about.payment.payBy,
        bank: about.edition.document.bank,
        paymentsEmail: about.edition.document.contact.paymentsEmail,
      },
      cause: `registration-received:${about.payment.id}`,
    });
  }

  async confirmed(
    tx: EntityManager,
    about: PaymentCase,
    receipt: { date: string; bankTransactionId: string },
  ): Promise<void> {
    await this.outbox.add(tx, {
      kind: 'payment-confirmed',
      to: await this.addressOf(tx, about.registration),
      data: { ...this.facts(about), ...receipt },
      cause: `payment-confirmed:${about.payment.id}`,
    });
  }

  async rejected(tx: EntityManager, about: PaymentCase, reason: string): Promise<void> {
    await this.outbox.add(tx, {
      kind: 'payment-rejected',
      to: await this.addressOf(tx, about.registration),
      data: { ...this.facts(about), reason },
      cause: `payment-rejected:${about.payment.id}`,
    });
  }

  /** Forgets what was mailed about a payment. */
  async forget(tx: EntityManager, paymentId: string): Promise<void> {
    for (const kind of ['registration-received', 'payment-confirmed', 'payment-rejected']) {
      await this.outbox.forget(tx, `${kind}:${paymentId}`);
    }
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

  /** The account's address; what was typed counts only for those who have no account. */
  private async addressOf(tx: EntityManager, registration: Registration): Promise<string> {
    const user = registration.userId ? await this.users.find(tx, registration.userId) : null;
    return user?.email ?? registration.email;
  }
}
