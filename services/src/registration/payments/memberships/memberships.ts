import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { Clock } from '../../../platform/core/clock.js';
import { totalOf } from '../../extras/extra-lines.js';
import { PriceLines } from '../../extras/price-lines.js';
import type { Group } from '../../groups/group.entity.js';
import { notMember } from '../../groups/groups.errors.js';
import { texts } from '../../groups/groups.texts.js';
import type { StoredInvoice } from '../../invoices/invoice-details.schema.js';
import { Invoices } from '../../invoices/invoices.service.js';
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
import { askFinance } from '../ledger/payments.errors.js';

/** Payments that exist, and join or leave a group. */
@Injectable()
export class Memberships {
  constructor(
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
   * The group pays from now on; an invoice of the person is credited. The caller has locked the group and the payment,
   * for which `isUnpaid`, and has checked its place.
   * @throws AppError CONFLICT while an act on it is on hold
   */
  async take(tx: EntityManager, about: PaymentCase, group: Group): Promise<PaymentCase> {
    expectAvailable(about);
    const { id } = about.payment;
    const author = byPayer(about.registration.userId);
    const reason = texts.joined({ reference: group.merchantReference });
    await this.invoices.end(tx, id, author.actorId, reason);
    await tx.update(Payment, { id }, { groupId: group.id, reminders: 0, cancelsAt: null });
    await this.price(tx, about, group.invoice, author, reason);
    const after = await this.cases.find(tx, { id });
    await this.emails.received(tx, after, { again: String(after.payment.version) });
    return after;
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
    const { group, edition, payment } = about;
    if (!group) throw notMember();
    expectAvailable(about);
    expectOffGroupInvoice(about);
    if (!isUnpaid(about)) throw askFinance();
    const { id } = payment;
    const payBy = new Date(
      Math.max(payment.payBy.getTime(), payByOf(edition.document, this.clock.now()).getTime()),
    );
    await tx.update(Payment, { id }, { groupId: null, payBy, reminders: 0, cancelsAt: null });
    const reason = texts.left({ reference: group.reference });
    await this.price(tx, about, payment.invoice, author, reason);
    await this.audit.record(tx, {
      actorId: author.actorId,
      action: isRemoved ? 'group.member-removed' : 'group.member-left',
      subject: { type: 'group', id: group.id },
    });
    const { organization } = group;
    const after = await this.cases.find(tx, { id });
    await this.emails.leftGroup(tx, after, { organization, isRemoved });
  }

  /** Another buyer can account for the tax. */
  private async price(
    tx: EntityManager,
    { edition, registration, payment, lines: sold }: PaymentCase,
    buyer: StoredInvoice | null,
    author: Author,
    reason: string,
  ): Promise<void> {
    const lines = withTax(edition, sold, buyer);
    const amountDueCents = totalOf(lines);
    const isTaxed = amountDueCents !== payment.amountCents;
    if (isTaxed) {
      await this.registrations.price(tx, registration, amountDueCents);
      await this.lines.replace(tx, payment.id, lines);
    }
    const action = isTaxed ? 'change-tax' : 'note';
    await this.ledger.add(tx, payment, action, author, { reason, amountDueCents });
  }
}

/** Neither money nor a proof of it arrived. */
export function isUnpaid({ payment }: PaymentCase): boolean {
  return payment.status === 'awaiting-payment' && payment.receivedCents === 0;
}
