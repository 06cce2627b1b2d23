import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { audited, type AuditRecord, AuditService } from '../audit/audit.service.js';
import { Clock } from '../common/clock.js';
import { newId } from '../common/new-id.js';
import type { EditionSnapshot } from '../editions/edition.presenter.js';
import type { Registration } from '../registrations/registrations.service.js';
import { byPayer, type Author, type LedgerAction } from './ledger-action.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import { makeReference } from './merchant-reference.js';
import { payByOf } from './pay-by.js';
import { nextPaymentStatus, type PaymentAction, type PaymentStatus } from './payment-status.js';
import { Payment } from './payment.entity.js';
import { changedMeanwhile, notFromHere } from './payments.errors.js';

/** What an entry may say beside the move itself. Money in cents, below zero what goes out. */
export type EntryDetails = Partial<
  Pick<LedgerEntry, 'amountCents' | 'valueDate' | 'bankTransactionId' | 'reason' | 'transferId'>
>;

const WRITE = audited(`
  WITH moved AS (
    UPDATE payments
       SET status = $2, amount_cents = $3, received_cents = $4, bank_transaction_id = $5,
           version = version + 1
     WHERE id = $1 AND version = $6 RETURNING id
  )
  INSERT INTO ledger_entries
    (payment_id, transfer_id, at, actor_id, action, source, from_status, to_status, amount_cents,
     value_date, bank_transaction_id, reason)
  SELECT id, $7::uuid, $8::timestamptz, $9::uuid, $10, $11, $12, $2, $13::integer, $14::date, $15, $16
    FROM moved RETURNING id`);

/** @returns where the action leads @throws AppError INVALID_TRANSITION */
export function expectAllowed({ status }: Payment, action: PaymentAction): PaymentStatus {
  const next = nextPaymentStatus(status, action);
  if (!next) throw notFromHere(status);
  return next;
}

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
    paperPayBy?: Date | null,
  ): Promise<Payment> {
    const payment: Payment = {
      id: newId(),
      registrationId: registration.id,
      merchantReference: makeReference(edition.document.referencePrefix),
      amountCents: registration.amountCents,
      receivedCents: 0,
      currency: 'USD',
      gateway: 'manual',
      status: 'announced',
      version: 1,
      bankTransactionId: null,
      invoice: null,
      payBy: payByOf(edition.document, registration.createdAt, paperPayBy),
      reminders: 0,
      createdAt: registration.createdAt,
    };
    await tx.insert(Payment, payment);
    const author = byPayer(registration.userId);
    await tx.insert(LedgerEntry, {
      ...author,
      paymentId: payment.id,
      at: this.clock.now(),
      action: 'announce',
      fromStatus: null,
      toStatus: payment.status,
    });
    await this.audit.record(tx, moveRecord(payment, null, author));
    return payment;
  }

  /**
   * Moves a payment from the version that it was read with: when somebody else was faster, it fails.
   * @throws AppError INVALID_TRANSITION, CHANGED_MEANWHILE
   */
  async move(
    tx: EntityManager,
    payment: Payment,
    action: PaymentAction,
    author: Author,
    details: EntryDetails = {},
  ): Promise<Payment> {
    const status = expectAllowed(payment, action);
    const record = moveRecord({ ...payment, status }, payment.status, author);
    return this.write(tx, payment, { status }, { action, author, details }, record);
  }

  /**
   * Adds what leaves the payment in its state: a note, money given back, another package.
   * @throws AppError CHANGED_MEANWHILE
   */
  async add(
    tx: EntityManager,
    payment: Payment,
    action: LedgerAction,
    author: Author,
    { amountDueCents, ...details }: EntryDetails & { amountDueCents?: number } = {},
  ): Promise<Payment> {
    const change = { amountCents: amountDueCents ?? payment.amountCents };
    const record: AuditRecord = {
      actorId: author.actorId,
      action: `payment.${action}`,
      subject: { type: 'payment', id: payment.id },
    };
    return this.write(tx, payment, change, { action, author, details }, record);
  }

  private async write(
    tx: EntityManager,
    payment: Payment,
    change: Partial<Pick<Payment, 'status' | 'amountCents'>>,
    entry: { action: LedgerAction; author: Author; details: EntryDetails },
    record: AuditRecord,
  ): Promise<Payment> {
    const { action, author, details } = entry;
    const { amountCents = null, valueDate = null, bankTransactionId = null } = details;
    const after = {
      ...payment,
      ...change,
      receivedCents: payment.receivedCents + (amountCents ?? 0),
      bankTransactionId: bankTransactionId ?? payment.bankTransactionId,
      version: payment.version + 1,
    };
    const values = [
      payment.id,
      after.status,
      after.amountCents,
      after.receivedCents,
      after.bankTransactionId,
      payment.version,
      details.transferId ?? null,
      this.clock.now(),
      author.actorId,
      action,
      author.source,
      payment.status,
      amountCents,
      valueDate,
      bankTransactionId,
      details.reason ?? null,
    ];
    const written = await this.audit.change(tx, WRITE, values, record);
    if (written.length !== 1) throw changedMeanwhile();
    return after;
  }
}

function moveRecord(
  { id, status }: Payment,
  before: PaymentStatus | null,
  { actorId }: Author,
): AuditRecord {
  return {
    actorId,
    action: `payment.${status}`,
    subject: { type: 'payment', id },
    fields: ['status'],
    before: before ?? undefined,
    after: status,
  };
}
