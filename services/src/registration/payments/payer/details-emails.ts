import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { EditionSnapshot } from '../../../conference/editions/edition.presenter.js';
import { EditionsService } from '../../../conference/editions/editions.service.js';
import { Attempts } from '../../../identity/credentials/attempts.js';
import { evenly, writeAlike } from '../../../identity/credentials/equal-answers.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { Clock } from '../../../platform/core/clock.js';
import { emailKey } from '../../../platform/core/email-address.js';
import { newId } from '../../../platform/core/new-id.js';
import { CurrentEmail } from '../decisions/current-email.js';
import { recipientOf, type EmailedCase } from '../emails/emailed-case.js';
import { PaymentEmails } from '../emails/payment-emails.js';
import { PaymentCases, type PaymentCase } from '../ledger/payment-cases.js';
import { paymentNotFound } from '../ledger/payments.errors.js';
import { makeReference } from '../reference/merchant-reference.js';
import { isOwn, type Payer } from './payer.js';
import type { Confirmation } from './payment.schema.js';
import { detailsSent } from './payments.limits.js';
import { texts } from './payments.texts.js';

/** Emails payment details again, at most three times an hour to one address. */
@Injectable()
export class DetailsEmails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly cases: PaymentCases,
    private readonly email: CurrentEmail,
    private readonly emails: PaymentEmails,
    private readonly attempts: Attempts,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** The same text after the same time, whether or not the address has a registration. */
  async ask(payer: Payer, email: string): Promise<Confirmation> {
    await evenly(async () => {
      const { manager } = this.dataSource;
      const edition = await this.editions.current(manager);
      const known = await this.cases.at(manager, edition.id, email);
      // The email about received money is the confirmation that follows.
      const written = known.filter(({ payment }) => payment.status !== 'matched');
      if (!(await this.attempts.isWithin(manager, detailsSent, emailKey(email)))) return;
      await writeAlike(this.dataSource, written.length > 0, async (tx) => {
        if (written.length === 0) await this.writeToNoOne(tx, edition, email);
        for (const about of written) await this.write(tx, payer, about);
      });
    });
    return { success: true, message: texts.detailsSent };
  }

  /**
   * To the address that all emails about the payment go to.
   * @throws AppError NOT_FOUND for a payment of another payer, RATE_LIMITED, INVALID_TRANSITION for a
   * payment without instructions
   */
  async send(payer: Payer, id: string): Promise<Confirmation> {
    const email = await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      if (!isOwn(payer, about.registration)) throw paymentNotFound();
      await this.write(tx, payer, about);
      const recipient = recipientOf(about);
      await this.attempts.spend(tx, detailsSent, emailKey(recipient));
      return recipient;
    });
    return { success: true, message: texts.detailsSentTo({ email }) };
  }

  private async write(tx: EntityManager, payer: Payer, about: PaymentCase): Promise<void> {
    await this.email.send(tx, about, newId());
    await this.record(tx, payer.user?.id ?? null, about.payment.id);
  }

  /** What `write` writes, to be rolled back. */
  private async writeToNoOne(tx: EntityManager, edition: EditionSnapshot, email: string) {
    const id = newId();
    const [offer] = edition.fees.packages;
    const merchantReference = makeReference(edition.document.referencePrefix);
    const about: EmailedCase = {
      edition,
      accountEmail: null,
      paper: null,
      lines: [],
      group: null,
      band: null,
      registration: {
        ...{ title: 'Dr', firstName: 'No', lastName: 'One', email },
        packageId: offer!.id,
      },
      payment: { id, merchantReference, amountCents: 1, payBy: this.clock.now() },
    };
    await this.emails.received(tx, about, { again: newId() });
    await this.record(tx, null, id);
  }

  private record(tx: EntityManager, actorId: string | null, id: string): Promise<void> {
    const subject = { type: 'payment', id };
    return this.audit.record(tx, { actorId, action: 'payment.details-emailed', subject });
  }
}
