import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Clock } from '../common/clock.js';
import { newId } from '../common/new-id.js';
import type { EditionSnapshot } from '../editions/edition.presenter.js';
import type { Registration } from '../registrations/registrations.service.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import { makeReference } from './merchant-reference.js';
import { payByOf } from './pay-by.js';
import { nextPaymentStatus, type PaymentAction } from './payment-status.js';
import { Payment } from './payment.entity.js';
import { notFromHere } from './payments.errors.js';

/** What an entry may say beside the move itself. Money in cents. */
export type EntryDetails = Partial<
  Pick<LedgerEntry, 'amountCents' | 'valueDate' | 'bankTransactionId' | 'reason'>
>;

/** The payments' book: a payment moves only by a new entry, with its audit row. */
@Injectable()
export class PaymentLedger {
  constructor(
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Opens the payment of a new registration. */
  async announce(
    tx: EntityManager,
    edition: EditionSnapshot,
    registration: Registration,
  ): Promise<Payment> {
    const payment: Payment = {
      id: newId(),
      registrationId: registration.id,
      merchantReference: makeReference(edition.document.referencePrefix),
      amountCents: registration.amountCents,
      currency: 'USD',
      gateway: 'manual',
      status: 'announced',
      bankTransactionId: null,
      payBy: payByOf(edition.document, registration.createdAt),
      createdAt: registration.createdAt,
    };
    await tx.insert(Payment, payment);
    await this.write(tx, payment, null, registration.userId, {});
    return payment;
  }

  /**
   * Moves a payment from the status that it was read with: when somebody else was faster, it fails.
   * @throws AppError INVALID_TRANSITION
   */
  async move(
    tx: EntityManager,
    payment: Payment,
    action: PaymentAction,
    actorId: string | null,
    details: EntryDetails = {},
  ): Promise<Payment> {
    const status = nextPaymentStatus(payment.status, action);
    if (!status) throw notFromHere(payment.status);
    const bankTransactionId = details.bankTransactionId ?? payment.bankTransactionId;
    const moved = await tx.update(
      Payment,
      { id: payment.id, status: payment.status },
      { status, bankTransactionId },
    );
    if (moved.affected !== 1) throw notFromHere('being changed by somebody else');
    const after = { ...payment, status, bankTransactionId };
    await this.write(tx, after, payment.status, actorId, details);
    return after;
  }

  /** The entry that last moved the payment. */
  async lastEntry(tx: EntityManager, paymentId: string): Promise<LedgerEntry> {
    return tx.findOneOrFail(LedgerEntry, { where: { paymentId }, order: { id: 'DESC' } });
  }

  private async write(
    tx: EntityManager,
    payment: Payment,
    fromStatus: Payment['status'] | null,
    actorId: string | null,
    details: EntryDetails,
  ): Promise<void> {
    await tx.insert(LedgerEntry, {
      paymentId: payment.id,
      at: this.clock.now(),
      actorId,
      fromStatus,
      toStatus: payment.status,
      ...details,
    });
    await this.audit.record(tx, {
      actorId,
      action: `payment.${payment.status}`,
      subject: { type: 'payment', id: payment.id },
      fields: ['status'],
      before: fromStatus ?? undefined,
      after: payment.status,
    });
  }
}
