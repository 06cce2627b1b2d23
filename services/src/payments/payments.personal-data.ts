import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { FilesService } from '../files/files.service.js';
import {
  PersonalDataParts,
  type Erasure,
  type PersonalDataPart,
} from '../personal-data/personal-data-parts.js';
import { RegistrationsService } from '../registrations/registrations.service.js';
import type { PresentedUser } from '../users/user.schema.js';
import { PaymentCases } from './payment-cases.js';
import { PaymentLedger } from './payment-ledger.js';
import { PaymentMails } from './payment-mails.js';
import { PaymentProof } from './payment-proof.entity.js';
import { Payment } from './payment.entity.js';

/**
 * A person's payments are kept; those that no money was sent for are called off. Receipts go: the
 * ledger says what the bank's statement said.
 */
@Injectable()
export class PaymentsPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'payments';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly registrations: RegistrationsService,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly mails: PaymentMails,
    private readonly files: FilesService,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, person: PresentedUser) {
    const payments = await this.paymentsOf(tx, person);
    const proofs = await this.proofsOf(tx, payments);
    return Promise.all(
      payments.map(async (payment) => ({
        ...payment,
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
    for (const { id } of payments.filter(({ status }) => status === 'announced')) {
      const { payment, registration } = await this.cases.hold(tx, { id });
      const author = { actorId: erasure.actorId, source: 'system' } as const;
      const reason = 'The account was deleted.';
      await this.ledger.move(tx, payment, 'cancel', author, { reason });
      await this.registrations.act(tx, registration, 'cancel');
    }
    for (const { id } of payments) {
      await tx.update(Payment, { id }, { invoice: null });
      await this.mails.forget(tx, id);
    }
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
