import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import { NO_ACCOUNT, RefundAccounts } from './refund-accounts.js';
import { RefundEmails } from './refund-account.email.js';
import { nextRefundStatus } from './refund-status.js';
import { Refund } from './refund.entity.js';

/** Of a group, the money and its account are the payer's, never a member's. */
const findRefundsOf = statement((p: { userId: string }) =>
  db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .innerJoin('registrations as r', 'r.id', 'p.registration_id')
    .leftJoin('registration_groups as g', 'g.id', 'p.group_id')
    .select('f.id')
    .where(({ fn }) => fn.coalesce('g.payer_id', 'r.user_id'), '=', p.userId)
    .orderBy('f.id'),
);

/**
 * Refunds are kept for accounting, without accounts; an exported file is a record of the bank and stays,
 * encrypted. One that waits in a file keeps its account until it is paid: the person is owed the money.
 */
@Injectable()
export class RefundsPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'refunds';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly accounts: RefundAccounts,
    private readonly emails: RefundEmails,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, person: PresentedUser) {
    return (await refundsOf(tx, person)).map((refund) => {
      const { reference, amountCents, cause, reason, status, createdAt } = refund;
      const account = this.accounts.open(refund);
      return { reference, amountCents, cause, reason, status, createdAt, account };
    });
  }

  async erase(tx: EntityManager, person: PresentedUser): Promise<void> {
    for (const { id, status, version, gateway } of await refundsOf(tx, person)) {
      await this.emails.forget(tx, id);
      const link = { tokenHash: null };
      const asking = nextRefundStatus(status, 'forget-account');
      if (status === 'batched') await tx.update(Refund, { id }, link);
      else if (asking && gateway === null) {
        const change = { status: asking, version: version + 1 };
        await tx.update(Refund, { id }, { ...link, ...NO_ACCOUNT, ...change });
      } else await tx.update(Refund, { id }, { ...link, ...NO_ACCOUNT });
    }
  }
}

async function refundsOf(tx: EntityManager, { id: userId }: PresentedUser): Promise<Refund[]> {
  const ids = (await findRefundsOf.all(tx, { userId })).map(({ id }) => id);
  return tx.find(Refund, { where: { id: In(ids) }, order: { id: 'ASC' } });
}
