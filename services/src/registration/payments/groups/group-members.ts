import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { byPayer } from '../ledger/ledger-entry.entity.js';
import { type PaymentCase, PaymentCases } from '../ledger/payment-cases.js';
import { paymentNotFound } from '../ledger/payments.errors.js';
import { Memberships } from '../memberships/memberships.js';
import { isOwn, type Payer } from '../payer/payer.js';

/** Acts of members. */
@Injectable()
export class GroupMembers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cases: PaymentCases,
    private readonly memberships: Memberships,
  ) {}

  /** The person pays. @throws AppError NOT_FOUND, and as Memberships.release */
  leave(payer: Payer, id: string): Promise<PaymentCase> {
    return this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      if (!isOwn(payer, about.registration)) throw paymentNotFound();
      const author = byPayer(payer.user?.id ?? null);
      await this.memberships.release(tx, about, author, { isRemoved: false });
      return this.cases.find(tx, { id });
    });
  }
}
