import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EditionSnapshot } from '../editions/edition.presenter.js';
import { EditionsService } from '../editions/editions.service.js';
import { RegistrationsService, type Registration } from '../registrations/registrations.service.js';
import { Payment } from './payment.entity.js';
import { paymentNotFound } from './payments.errors.js';

/** A payment with what it is for. */
export interface PaymentCase {
  edition: EditionSnapshot;
  registration: Registration;
  payment: Payment;
}

@Injectable()
export class PaymentCases {
  constructor(
    private readonly editions: EditionsService,
    private readonly registrations: RegistrationsService,
  ) {}

  /** @throws AppError NOT_FOUND */
  async find(
    tx: EntityManager,
    key: Partial<Pick<Payment, 'id' | 'merchantReference'>>,
  ): Promise<PaymentCase> {
    const payment = await tx.findOneBy(Payment, key);
    if (!payment) throw paymentNotFound();
    const registration = await this.registrations.find(tx, payment.registrationId);
    return { edition: await this.editions.of(tx, registration), registration, payment };
  }

  /** The payment that every registration has. */
  async ofRegistration(
    tx: EntityManager,
    edition: EditionSnapshot,
    registration: Registration,
  ): Promise<PaymentCase> {
    const payment = await tx.findOneByOrFail(Payment, { registrationId: registration.id });
    return { edition, registration, payment };
  }
}
