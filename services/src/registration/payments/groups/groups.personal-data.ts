import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/core/clock.js';
import type { PresentedUser } from '../../../platform/http/policy/user.schema.js';
import {
  type Erasure,
  type PersonalDataPart,
  PersonalDataParts,
} from '../../../platform/personal-data/personal-data-parts.js';
import { Group } from '../../groups/group.entity.js';
import { GroupJoins } from '../../groups/group-joins.js';
import { GroupEmails } from '../emails/group-emails.js';
import { PaymentCases } from '../ledger/payment-cases.js';
import { Memberships } from '../memberships/memberships.js';
import { Payment } from '../ledger/payment.entity.js';

/**
 * Of payers. The buyer of an invoice is kept for accounting; the invitation ends, and members who are on no invoice pay
 * themselves. Names of members are theirs.
 */
@Injectable()
export class GroupsPersonalData implements PersonalDataPart, OnModuleInit {
  /** Before `payments`, whose erasure cancels unpaid registrations. */
  readonly name = 'groups';

  constructor(
    private readonly parts: PersonalDataParts,
    private readonly joins: GroupJoins,
    private readonly memberships: Memberships,
    private readonly cases: PaymentCases,
    private readonly emails: GroupEmails,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, person: PresentedUser) {
    return (await groupsOf(tx, person)).map(
      ({ token: _secret, payerId: _self, ...group }) => group,
    );
  }

  async erase(tx: EntityManager, person: PresentedUser, { actorId }: Erasure): Promise<void> {
    for (const { id, version } of await groupsOf(tx, person)) {
      await this.joins.lock(tx, id);
      const where = { groupId: id, groupRound: IsNull(), status: 'awaiting-payment' } as const;
      for (const { id: paymentId } of await tx.find(Payment, { where, order: { id: 'ASC' } })) {
        const about = await this.cases.lock(tx, { id: paymentId });
        if (about.isOnHold || about.refundUnderWay) continue;
        await this.memberships.release(
          tx,
          about,
          { actorId, source: 'system' },
          { isRemoved: true },
        );
      }
      const ended = { token: null, invoiceEmail: null, closesAt: this.clock.now() };
      await tx.update(Group, { id }, { ...ended, version: version + 1 });
      await this.emails.forget(tx, id);
    }
  }
}

function groupsOf(tx: EntityManager, { id }: PresentedUser): Promise<Group[]> {
  return tx.find(Group, { where: { payerId: id }, order: { id: 'ASC' } });
}
