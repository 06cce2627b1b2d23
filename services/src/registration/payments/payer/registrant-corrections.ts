import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { incomeGroupOf } from '../../../conference/editions/income-groups.js';
import { Attempts } from '../../../identity/credentials/attempts.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { newId } from '../../../platform/core/new-id.js';
import { RegistrationBand } from '../../reductions/registration-band.entity.js';
import type { RegistrantDetails } from '../../registrations/registration.schema.js';
import {
  type Registration,
  RegistrationsService,
} from '../../registrations/registrations.service.js';
import { PaymentEmails } from '../emails/payment-emails.js';
import { PaymentCases, type PaymentCase } from '../ledger/payment-cases.js';
import {
  confirmedAlready,
  countryOfFee,
  notFromHere,
  paymentNotFound,
} from '../ledger/payments.errors.js';
import { isOwn, type Payer } from './payer.js';
import { corrections } from './payments.limits.js';

/**
 * Corrections of the registrant's name and contact data, until the payment is confirmed: receipt and
 * badge are made from them then, and registrations are not transferable.
 */
@Injectable()
export class RegistrantCorrections {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registrations: RegistrationsService,
    private readonly cases: PaymentCases,
    private readonly emails: PaymentEmails,
    private readonly audit: AuditService,
    private readonly attempts: Attempts,
  ) {}

  /**
   * Unchanged details write nothing.
   * @throws AppError NOT_FOUND for a payment of another payer, INVALID_TRANSITION once the payment is
   * confirmed or ended, RATE_LIMITED after five corrections in a day, ALREADY_REGISTERED, CONFLICT for a country with
   * another fee
   */
  correct(payer: Payer, id: string, details: RegistrantDetails): Promise<PaymentCase> {
    return this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      if (!isOwn(payer, about.registration)) throw paymentNotFound();
      expectPending(about);
      const { registration, fields } = await this.registrations.correct(
        tx,
        about.registration,
        details,
      );
      if (fields.length === 0) return about;
      const band = await this.bandOf(tx, about, registration);
      await this.attempts.spend(tx, corrections, registration.id);
      await this.audit.record(tx, {
        actorId: payer.user?.id ?? null,
        action: 'registration.corrected',
        subject: { type: 'registration', id: registration.id },
        fields,
      });
      const corrected = { ...about, registration, band };
      await this.emails.corrected(tx, corrected, newId());
      return corrected;
    });
  }

  /** Another country of the same income group pays the same, and is checked again. @throws AppError CONFLICT for others */
  private async bandOf(
    tx: EntityManager,
    { band, edition }: PaymentCase,
    { id: registrationId, country }: Registration,
  ): Promise<PaymentCase['band']> {
    if (!band || band.country === country) return band;
    if (incomeGroupOf(country) !== incomeGroupOf(band.country))
      throw countryOfFee(edition.document.contact.paymentsEmail);
    const countryCheck = band.countryCheck === 'confirmed' ? 'declared' : band.countryCheck;
    const unchecked = countryCheck === 'declared' ? { checkedBy: null, checkedAt: null } : {};
    const change = { country, countryCheck, ...unchecked };
    await tx.update(RegistrationBand, { registrationId }, change);
    return { ...band, country, countryCheck };
  }
}

/** @throws AppError INVALID_TRANSITION */
function expectPending({ registration, payment }: PaymentCase): void {
  if (registration.status === 'completed') throw confirmedAlready();
  if (registration.status !== 'pending') throw notFromHere(payment.status);
}
