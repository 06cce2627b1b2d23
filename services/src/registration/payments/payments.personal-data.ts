import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { FilesService } from '../../platform/files/files.service.js';
import {
  PersonalDataParts,
  type Erasure,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import { RegistrationsService } from '../registrations/registrations.service.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import { findInvoicesOf } from '../invoices/invoices.sql.js';
import { findDetails, forgetDetails } from './ledger/credit-notes.js';
import { PaymentCases } from './ledger/payment-cases.js';
import { PaymentLedger } from './ledger/payment-ledger.js';
import { PaymentEmails } from './emails/payment-emails.js';
import { PaymentProof } from './proofs/payment-proof.entity.js';
import { Payment } from './ledger/payment.entity.js';

/** Payments and invoices are kept for accounting, without proofs; payments without money are cancelled. */
@Injectable()
export class PaymentsPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'payments';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly registrations: RegistrationsService,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly emails: PaymentEmails,
    private readonly files: FilesService,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, person: PresentedUser) {
    const payments = await this.paymentsOf(tx, person);
    const proofs = await this.proofsOf(tx, payments);
    const paymentIds = payments.map(({ id }) => id);
    const creditNotes = await findDetails.all(tx, { paymentIds });
    const invoices = await findInvoicesOf.all(tx, { paymentIds });
    return Promise.all(
      payments.map(async (payment) => ({
        ...payment,
        invoices: invoices
          .filter(({ paymentId }) => paymentId === payment.id)
          .map(({ number, kind, issuedAt, facts }) => ({
            number,
            kind,
            issuedAt,
            buyer: facts.buyer,
          })),
        creditNotes: creditNotes
          .filter(({ paymentId }) => paymentId === payment.id)
          .map(({ number, details }) => ({ number, details })),
        proofs: await Promise.all(
          proofs
            .filter(({ paymentId }) => paymentId === payment.id)
            .map(({ fileId }) => this.files.describe(tx, fileId)),
        ),
      })),
    );
  }

  async erase(tx: EntityManager, person: PresentedUser, erasure: Erasure): Promise<void> {
    const payments = await this.paymentsOf(tx, person);
    for (const { id } of payments.filter(({ status }) => status === 'awaiting-payment')) {
      const { payment, registration } = await this.cases.lock(tx, { id });
      const author = { actorId: erasure.actorId, source: 'system' } as const;
      const reason = 'The account was deleted.';
      await this.ledger.transition(tx, payment, 'cancel', author, { reason });
      await this.registrations.act(tx, registration, 'cancel');
    }
    for (const { id } of payments) {
      await tx.update(Payment, { id }, { invoice: null });
      await this.emails.forget(tx, id);
    }
    await forgetDetails.run(tx, { paymentIds: payments.map(({ id }) => id) });
    for (const { fileId } of await this.proofsOf(tx, payments)) {
      await tx.delete(PaymentProof, { fileId });
      erasure.afterCommit(await this.files.remove(tx, fileId));
    }
  }

  private async paymentsOf(tx: EntityManager, { id }: PresentedUser): Promise<Payment[]> {
    const registrations = await this.registrations.idsOf(tx, id);
    const order = { id: 'ASC' } as const;
    return tx.find(Payment, { where: { registrationId: In(registrations) }, order });
  }

  private proofsOf(tx: EntityManager, payments: Payment[]): Promise<PaymentProof[]> {
    return tx.findBy(PaymentProof, { paymentId: In(payments.map(({ id }) => id)) });
  }
}
