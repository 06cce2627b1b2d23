import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { byAdmin } from '../ledger/ledger-entry.entity.js';
import { expectNotOnHold, PaymentCases } from '../ledger/payment-cases.js';
import { PaymentLedger } from '../ledger/payment-ledger.js';
import { CurrentEmail } from './current-email.js';

@Injectable()
export class PaymentDesk {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cases: PaymentCases,
    private readonly ledger: PaymentLedger,
    private readonly email: CurrentEmail,
  ) {}

  /** Only finance reads it. @throws AppError NOT_FOUND; CONFLICT while an act on it is on hold, which it would fail */
  async note(actorId: string, id: string, text: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      expectNotOnHold(about);
      await this.ledger.add(tx, about.payment, 'note', byAdmin(actorId), { reason: text });
    });
  }

  /** @throws AppError NOT_FOUND; INVALID_TRANSITION for a status without an email; CONFLICT while an act on it is on hold */
  async resendEmail(actorId: string, id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      expectNotOnHold(about);
      const { version } = await this.ledger.add(
        tx,
        about.payment,
        'resend-email',
        byAdmin(actorId),
      );
      await this.email.send(tx, about, String(version));
    });
  }
}
