import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Extension, extendedTo } from '../../../conference/editions/extension.js';
import { ANYWHERE_ON_EARTH } from '../../../conference/editions/local-instant.js';
import { Clock } from '../../../platform/core/clock.js';
import { PaymentEmails } from '../emails/payment-emails.js';
import { byAdmin } from '../ledger/ledger-entry.entity.js';
import { expectVersion, PaymentCases } from '../ledger/payment-cases.js';
import { PaymentLedger } from '../ledger/payment-ledger.js';
import type { PaymentStatus } from '../ledger/payment-status.js';
import { Payment } from '../ledger/payment.entity.js';
import { notFromHere } from '../ledger/payments.errors.js';

const UNPAID: PaymentStatus[] = ['awaiting-payment', 'underpaid'];

@Injectable()
export class PaymentExtensions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly emails: PaymentEmails,
    private readonly clock: Clock,
  ) {}

  /**
   * Reminders follow the new date. Payments end Anywhere on Earth.
   * @throws AppError NOT_FOUND, CHANGED_MEANWHILE; INVALID_TRANSITION unless it is unpaid; VALIDATION_FAILED for a
   *   day that is not later
   */
  async extend(
    actorId: string,
    id: string,
    { version, ...extension }: Extension & { version: number },
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      expectVersion(about, version);
      const { status, payBy: before } = about.payment;
      if (!UNPAID.includes(status)) throw notFromHere(status);
      const payBy = extendedTo(extension, before, this.clock.now(), ANYWHERE_ON_EARTH);
      const { reason } = extension;
      const by = byAdmin(actorId);
      const payment = await this.ledger.add(tx, about.payment, 'extend-deadline', by, { reason });
      await tx.update(Payment, { id }, { payBy, reminders: 0, cancelsAt: null });
      await this.emails.extended(tx, { ...about, payment: { ...payment, payBy } }, reason);
    });
  }
}
