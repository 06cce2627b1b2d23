import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dollars } from '../../../conference/editions/fees.js';
import { EditionsService } from '../../../conference/editions/editions.service.js';
import { RegistrationsService } from '../../registrations/registrations.service.js';
import { PaymentCases, type PaymentCase } from '../ledger/payment-cases.js';
import type { RegistrationStatusAnswer } from '../payer/payment.schema.js';
import { publicPaymentStatus } from '../ledger/payment-status.js';

@Injectable()
export class RegistrationStatusService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly registrations: RegistrationsService,
    private readonly cases: PaymentCases,
  ) {}

  /** Not registered while an accepted paper has no registration. */
  async check(userId: string | null): Promise<RegistrationStatusAnswer> {
    if (!userId) return { isRegistered: false, registrationDetails: null };
    const tx = this.dataSource.manager;
    const edition = await this.editions.current(tx);
    const live = await this.registrations.live(tx, edition.id, { userId, browserHash: null });
    const [newest] = live;
    if (!newest) return { isRegistered: false, registrationDetails: null };
    return {
      isRegistered: await this.registrations.isRegistered(tx, edition.id, userId, live),
      registrationDetails: details(await this.cases.find(tx, { registrationId: newest.id })),
    };
  }
}

function details({
  registration,
  payment,
}: PaymentCase): NonNullable<RegistrationStatusAnswer['registrationDetails']> {
  return {
    transactionId: payment.bankTransactionId ?? payment.merchantReference,
    id: payment.id,
    amount: dollars(payment.amountCents),
    merchantReference: payment.merchantReference,
    registrationType: registration.type,
    currency: payment.currency,
    status: publicPaymentStatus(payment.status),
    registrationPackage: registration.packageId,
    academicCategory: registration.academicCategory,
  };
}
