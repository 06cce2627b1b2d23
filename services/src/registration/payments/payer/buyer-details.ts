import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { Clock } from '../../../platform/core/clock.js';
import { totalOf } from '../../extras/extra-lines.js';
import { paidByGroup } from '../../groups/groups.errors.js';
import { PriceLines } from '../../extras/price-lines.js';
import type { InvoiceDetails } from '../../invoices/invoice-details.schema.js';
import { statedDetails } from '../../invoices/stated-details.js';
import { Invoices } from '../../invoices/invoices.service.js';
import { withTax } from '../../invoices/tax-lines.js';
import { RegistrationsService } from '../../registrations/registrations.service.js';
import { PaymentEmails } from '../emails/payment-emails.js';
import { byPayer } from '../ledger/ledger-entry.entity.js';
import { PaymentCases, type PaymentCase } from '../ledger/payment-cases.js';
import { PaymentLedger } from '../ledger/payment-ledger.js';
import { Payment } from '../ledger/payment.entity.js';
import { factsOf } from '../ledger/payment-status.js';
import { askFinance, notFromHere, paymentNotFound } from '../ledger/payments.errors.js';
import { isOwn, type Payer } from './payer.js';

/** Whom documents name, and whether the buyer accounts for the tax. */
@Injectable()
export class BuyerDetails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registrations: RegistrationsService,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly lines: PriceLines,
    private readonly invoices: Invoices,
    private readonly emails: PaymentEmails,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Reverse charge takes tax that was added to the fees from the amount, before any money was sent.
   * @throws AppError NOT_FOUND; INVALID_TRANSITION once the registration has ended, or when the amount would
   *   change after a payment; VALIDATION_FAILED for reverse charge without a foreign tax number
   */
  change(payer: Payer, id: string, details: InvoiceDetails): Promise<PaymentCase> {
    return this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      const { registration, payment } = about;
      if (!isOwn(payer, registration)) throw paymentNotFound();
      if (about.group) throw paidByGroup();
      if (factsOf(payment.status).isClosed) throw notFromHere(payment.status);
      const { taxes } = about.edition.document;
      const invoice = statedDetails(taxes, payment.invoice, details, this.clock.now());
      await tx.update(Payment, { id }, { invoice });
      const actorId = payer.user?.id ?? null;
      await this.audit.record(tx, {
        actorId,
        action: 'payment.invoice-changed',
        subject: { type: 'payment', id },
        fields: ['invoice'],
      });
      await this.taxed(tx, { ...about, payment: { ...payment, invoice } }, actorId);
      await this.invoices.follow(tx, id, actorId, 'buyer');
      return this.cases.find(tx, { id });
    });
  }

  private async taxed(
    tx: EntityManager,
    about: PaymentCase,
    actorId: string | null,
  ): Promise<void> {
    const { edition, payment } = about;
    const lines = withTax(edition, about.lines, payment.invoice);
    const amountCents = totalOf(lines);
    if (amountCents === payment.amountCents) return;
    if (payment.status !== 'awaiting-payment' || payment.receivedCents > 0) throw askFinance();
    const registration = await this.registrations.price(tx, about.registration, amountCents);
    await this.lines.replace(tx, payment.id, lines);
    const changed = await this.ledger.add(tx, payment, 'change-tax', byPayer(actorId), {
      amountDueCents: amountCents,
    });
    await this.emails.changed(tx, { ...about, registration, payment: changed, lines });
  }
}
