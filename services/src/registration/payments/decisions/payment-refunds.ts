import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dollars } from '../../../conference/editions/fees.js';
import { RegistrationsService } from '../../registrations/registrations.service.js';
import { PaymentEmails } from '../emails/payment-emails.js';
import { byAdmin } from '../ledger/ledger-entry.entity.js';
import { expectVersion, PaymentCases } from '../ledger/payment-cases.js';
import { type EntryDetails, PaymentLedger } from '../ledger/payment-ledger.js';
import { centsOf, overpaidCents } from '../ledger/payment-money.js';
import { tooMuchBack } from '../ledger/payments.errors.js';

export interface Repayment {
  version: number;
  /** In dollars. */
  amount: number;
  reason: string;
}

@Injectable()
export class PaymentRefunds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registrations: RegistrationsService,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly emails: PaymentEmails,
  ) {}

  /** @throws AppError NOT_FOUND, CHANGED_MEANWHILE, INVALID_TRANSITION, VALIDATION_FAILED */
  async refund(actorId: string, id: string, repayment: Repayment): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      expectVersion(about, repayment.version);
      const { payment, registration } = about;
      const entry = outgoing(repayment, payment.receivedCents);
      await this.ledger.transition(tx, payment, 'refund', byAdmin(actorId), entry);
      await this.registrations.act(tx, registration, 'refund');
      await this.emails.refunded(tx, about, repayment, { endsRegistration: true });
    });
  }

  /** @throws AppError NOT_FOUND, CHANGED_MEANWHILE, VALIDATION_FAILED */
  async refundOverpayment(actorId: string, id: string, repayment: Repayment): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      expectVersion(about, repayment.version);
      const entry = outgoing(repayment, overpaidCents(about.payment));
      await this.ledger.add(tx, about.payment, 'refund-overpayment', byAdmin(actorId), entry);
      await this.emails.refunded(tx, about, repayment, { endsRegistration: false });
    });
  }
}

/** @throws AppError VALIDATION_FAILED for more than can be refunded */
function outgoing({ amount, reason }: Repayment, mostCents: number): EntryDetails {
  if (centsOf(amount) > mostCents) throw tooMuchBack(dollars(mostCents));
  return { amountCents: -centsOf(amount), reason };
}
