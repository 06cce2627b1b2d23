import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { Clock } from '../../../platform/core/clock.js';
import { totalOf } from '../../extras/extra-lines.js';
import { PriceLines } from '../../extras/price-lines.js';
import { notMember } from '../../groups/groups.errors.js';
import { texts } from '../../groups/groups.texts.js';
import { withTax } from '../../invoices/tax-lines.js';
import { RegistrationsService } from '../../registrations/registrations.service.js';
import { PaymentEmails } from '../emails/payment-emails.js';
import { byPayer, type Author } from '../ledger/ledger-entry.entity.js';
import {
  expectAvailable,
  expectOffGroupInvoice,
  type PaymentCase,
  PaymentCases,
} from '../ledger/payment-cases.js';
import { payByOf, PaymentLedger } from '../ledger/payment-ledger.js';
import { Payment } from '../ledger/payment.entity.js';
import { askFinance, paymentNotFound } from '../ledger/payments.errors.js';
import { isOwn, type Payer } from '../payer/payer.js';

/** Payments that leave their group. */
@Injectable()
export class GroupMembers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registrations: RegistrationsService,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly lines: PriceLines,
    private readonly emails: PaymentEmails,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** The person pays. @throws AppError NOT_FOUND, and as `release` */
  leave(payer: Payer, id: string): Promise<PaymentCase> {
    return this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      if (!isOwn(payer, about.registration)) throw paymentNotFound();
      await this.release(tx, about, byPayer(payer.user?.id ?? null), { isRemoved: false });
      return this.cases.find(tx, { id });
    });
  }

  /**
   * Of a locked payment. Tax that the group accounts for is the person's again.
   * @throws AppError NOT_FOUND without a group; INVALID_TRANSITION once it is on an invoice or money arrived;
   *   CONFLICT while it is on hold
   */
  async release(
    tx: EntityManager,
    about: PaymentCase,
    author: Author,
    { isRemoved }: { isRemoved: boolean },
  ): Promise<void> {
    const { group, edition, payment, registration } = about;
    if (!group) throw notMember();
    expectAvailable(about);
    expectOffGroupInvoice(about);
    if (payment.status !== 'awaiting-payment' || payment.receivedCents > 0) throw askFinance();
    const { id } = payment;
    const payBy = new Date(
      Math.max(payment.payBy.getTime(), payByOf(edition.document, this.clock.now()).getTime()),
    );
    await tx.update(Payment, { id }, { groupId: null, payBy, reminders: 0, cancelsAt: null });
    const lines = withTax(edition, about.lines, payment.invoice);
    const amountCents = totalOf(lines);
    const reason = texts.left({ reference: group.reference });
    const isTaxed = amountCents !== payment.amountCents;
    if (isTaxed) {
      await this.registrations.price(tx, registration, amountCents);
      await this.lines.replace(tx, id, lines);
    }
    await this.ledger.add(tx, payment, isTaxed ? 'change-tax' : 'note', author, {
      reason,
      amountDueCents: amountCents,
    });
    await this.audit.record(tx, {
      actorId: author.actorId,
      action: isRemoved ? 'group.member-removed' : 'group.member-left',
      subject: { type: 'group', id: group.id },
    });
    const { organization } = group;
    const after = await this.cases.find(tx, { id });
    await this.emails.leftGroup(tx, after, { organization, isRemoved });
  }
}
