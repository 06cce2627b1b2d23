import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../../../platform/config/config.js';
import { onHold } from '../../../platform/holds/holds.errors.js';
import {
  caseOf,
  type CaseRow,
  findCase,
  findCaseByReference,
  findCasesAt,
  findCasesOf,
  lockPayment,
  type PaymentCase,
} from './payment-cases.read-model.js';
import type { Payment } from './payment.entity.js';
import { onGroupInvoice } from '../../groups/groups.errors.js';
import { changedMeanwhile, paymentNotFound, refundUnderWay } from './payments.errors.js';

export type { PaymentCase };

type Key = Partial<Pick<Payment, 'id' | 'merchantReference' | 'registrationId'>>;

@Injectable()
export class PaymentCases {
  constructor(private readonly config: Config) {}

  async find(tx: EntityManager, key: Key): Promise<PaymentCase> {
    const { merchantReference: reference } = key;
    const row = await this.row(tx, key);
    const isMeant = row && (reference === undefined || reference === row.merchantReference);
    if (!isMeant) throw paymentNotFound();
    return this.caseOf(row);
  }

  /** Read after the lock: a hold or a proof of a transaction that was awaited is seen. */
  async lock(tx: EntityManager, { id }: Pick<Payment, 'id'>): Promise<PaymentCase> {
    await lockPayment.first(tx, { id });
    return this.find(tx, { id });
  }

  async all(tx: EntityManager, registrationIds: string[]): Promise<PaymentCase[]> {
    const rows = await findCasesOf.all(tx, { registrationIds });
    return rows.map((row) => this.caseOf(row));
  }

  /** After a change, with the credit note and the invoice that followed it. */
  async withInvoices(tx: EntityManager, about: PaymentCase): Promise<PaymentCase> {
    return about.invoices.length === 0 ? about : this.find(tx, { id: about.payment.id });
  }

  /** Of live registrations whose emails go to the address, newest first. */
  async at(tx: EntityManager, editionId: string, email: string): Promise<PaymentCase[]> {
    const rows = await findCasesAt.all(tx, { editionId, email });
    return rows.map((row) => this.caseOf(row));
  }

  /** Whether a payment page is set up. */
  get hasPaymentPages(): boolean {
    return Boolean(this.config.stripe ?? this.config.paystack);
  }

  private caseOf(row: CaseRow): PaymentCase {
    return { ...caseOf(row), hasPaymentPages: this.hasPaymentPages };
  }

  private row(tx: EntityManager, { id, merchantReference, registrationId }: Key) {
    if (id !== undefined) return findCase.first(tx, { id });
    if (merchantReference !== undefined)
      return findCaseByReference.first(tx, { merchantReference });
    return findCasesOf.first(tx, { registrationIds: registrationId ? [registrationId] : [] });
  }
}

/**
 * @throws AppError CONFLICT while an act on it is on hold or its refund is under way; CHANGED_MEANWHILE with
 *   the current state
 */
export function expectVersion(about: PaymentCase, version: number): void {
  expectAvailable(about);
  expectUnchanged(about, version);
}

/** @throws AppError CONFLICT while an act on it is on hold or its refund is under way */
export function expectAvailable(about: PaymentCase): void {
  expectNotOnHold(about);
  expectNoRefund(about);
}

/** @throws AppError CONFLICT while its refund is under way */
export function expectNoRefund(about: PaymentCase): void {
  if (about.refundUnderWay) throw refundUnderWay();
}

/** @throws AppError CONFLICT while an act on it is on hold */
export function expectNotOnHold({ isOnHold }: PaymentCase): void {
  if (isOnHold) throw onHold();
}

/** For the held act itself. @throws AppError CHANGED_MEANWHILE with the current state */
export function expectUnchanged({ payment }: PaymentCase, version: number): void {
  if (payment.version === version) return;
  throw changedMeanwhile({ state: payment.status, version: payment.version });
}

/** Who accounts for the tax: the group that pays, or the person's own buyer. */
export function buyerOf({ group, payment }: Pick<PaymentCase, 'group' | 'payment'>) {
  return group ? group.invoice : payment.invoice;
}

/** Another order of the person would change the group's invoice. @throws AppError INVALID_TRANSITION */
export function expectOffGroupInvoice({ edition, payment }: PaymentCase): void {
  if (payment.groupRound !== null) throw onGroupInvoice(edition.document.contact.paymentsEmail);
}
