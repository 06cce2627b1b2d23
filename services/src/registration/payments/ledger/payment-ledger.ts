import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type AuditRecord, AuditService } from '../../../platform/audit/audit.service.js';
import { CURRENCY } from '../../../platform/core/currency.js';
import { Clock } from '../../../platform/core/clock.js';
import { ANYWHERE_ON_EARTH, deadlineAfter } from '../../../conference/editions/local-instant.js';
import { newId } from '../../../platform/core/new-id.js';
import type { EditionDocument } from '../../../conference/editions/edition.schema.js';
import type { EditionSnapshot } from '../../../conference/editions/edition.presenter.js';
import { Invoices } from '../../invoices/invoices.service.js';
import type { Registration } from '../../registrations/registrations.service.js';
import { byAdmin, byPayer, type Author, type LedgerAction } from './ledger-entry.entity.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import { makeReference } from '../reference/merchant-reference.js';
import {
  factsOf,
  nextPaymentStatus,
  type PaymentAction,
  type PaymentStatus,
} from './payment-status.js';
import { writeEntry } from './payment-ledger.sql.js';
import { Payment } from './payment.entity.js';
import { changedMeanwhile, notFromHere } from './payments.errors.js';

/** Time to pay, for registrations after the deadline. */
const LATE_PAYERS_DAYS = 7;

/** Money in cents; outgoing money is negative. */
export type EntryDetails = Partial<
  Pick<
    LedgerEntry,
    'amountCents' | 'valueDate' | 'bankTransactionId' | 'reason' | 'transferId' | 'reverses'
  >
> & {
  /** Of the payment after a reversing entry. */
  lastTransactionId?: string | null;
};

export function expectAllowed({ status }: Payment, action: PaymentAction): PaymentStatus {
  const next = nextPaymentStatus(status, action);
  if (!next) throw notFromHere(status);
  return next;
}

@Injectable()
export class PaymentLedger {
  constructor(
    private readonly invoices: Invoices,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async open(
    tx: EntityManager,
    edition: EditionSnapshot,
    registration: Registration,
    { paperPayBy, groupId = null }: { paperPayBy?: Date | null; groupId?: string | null } = {},
  ): Promise<Payment> {
    const payment: Payment = {
      id: newId(),
      registrationId: registration.id,
      merchantReference: makeReference(edition.document.referencePrefix),
      amountCents: registration.amountCents,
      receivedCents: 0,
      currency: CURRENCY,
      gateway: 'manual',
      status: 'awaiting-payment',
      version: 1,
      bankTransactionId: null,
      invoice: null,
      payBy: payByOf(edition.document, registration.createdAt, paperPayBy),
      reminders: 0,
      cancelsAt: null,
      groupId,
      groupRound: null,
      createdAt: registration.createdAt,
    };
    await tx.insert(Payment, payment);
    const { userId, registeredBy } = registration;
    const author = registeredBy ? byAdmin(registeredBy) : byPayer(userId);
    await tx.insert(LedgerEntry, {
      ...author,
      paymentId: payment.id,
      at: this.clock.now(),
      action: 'register',
      fromStatus: null,
      toStatus: payment.status,
    });
    await this.audit.record(tx, transitionRecord(payment, null, author));
    return payment;
  }

  /** @throws AppError INVALID_TRANSITION, CHANGED_MEANWHILE */
  async transition(
    tx: EntityManager,
    payment: Payment,
    action: PaymentAction,
    author: Author,
    details: EntryDetails = {},
  ): Promise<Payment> {
    const status = expectAllowed(payment, action);
    const record = transitionRecord({ ...payment, status }, payment.status, author);
    return this.write(tx, payment, { status }, { action, author, details }, record);
  }

  /** Keeps the status. @throws AppError CHANGED_MEANWHILE */
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
    const { lastTransactionId } = details;
    const after = {
      ...payment,
      ...change,
      receivedCents: payment.receivedCents + (amountCents ?? 0),
      bankTransactionId:
        lastTransactionId === undefined
          ? (bankTransactionId ?? payment.bankTransactionId)
          : lastTransactionId,
      version: payment.version + 1,
    };
    const values = {
      id: payment.id,
      version: payment.version,
      status: after.status,
      amountDueCents: after.amountCents,
      receivedCents: after.receivedCents,
      lastTransactionId: after.bankTransactionId,
      transferId: details.transferId ?? null,
      at: this.clock.now(),
      ...author,
      action,
      fromStatus: payment.status,
      amountCents,
      valueDate,
      bankTransactionId,
      reason: details.reason ?? null,
      reverses: details.reverses ?? null,
    };
    const [written] = await this.audit.change(tx, writeEntry, values, record);
    if (!written) throw changedMeanwhile();
    if (written.hasInvoices) await this.invoiceAfter(tx, after, entry);
    return after;
  }

  private async invoiceAfter(
    tx: EntityManager,
    { id, status }: Payment,
    { action, author, details }: { action: LedgerAction; author: Author; details: EntryDetails },
  ): Promise<void> {
    const { actorId } = author;
    if (factsOf(status).isClosed) await this.invoices.end(tx, id, actorId, details.reason ?? null);
    else if (ORDER_CHANGES.includes(action)) await this.invoices.follow(tx, id, actorId, 'order');
  }
}

/** Change the order. Price lines are written before the entry. */
const ORDER_CHANGES: readonly LedgerAction[] = [
  'change-package',
  'change-extras',
  'change-tax',
  'waive',
  'check-country',
];

function transitionRecord(
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

/**
 * When a registration has to be paid: by the edition's date, by its paper's own date when that is
 * still ahead, and after both by the end of the seventh day, Anywhere on Earth. So every page of one
 * day names the date that the order will carry.
 * @param paperPayBy the later date of a paper that was accepted late
 */
export function payByOf(
  { dates }: EditionDocument,
  registeredAt: Date,
  paperPayBy?: Date | null,
): Date {
  const deadline = dates.find(({ key }) => key === 'registration-payment');
  if (paperPayBy && registeredAt <= paperPayBy) return paperPayBy;
  const isInTime = deadline !== undefined && registeredAt <= new Date(deadline.at);
  return isInTime
    ? new Date(deadline.at)
    : deadlineAfter(registeredAt, LATE_PAYERS_DAYS, ANYWHERE_ON_EARTH);
}
