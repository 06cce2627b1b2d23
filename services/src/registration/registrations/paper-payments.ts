import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { PaperPartners, type PaperRegistration } from '../../papers/paper/paper-partners.js';
import { LIVE_REGISTRATION_STATUSES } from './registration-status.js';
import { Registration } from './registration.entity.js';

const findLinkedPayment = statement((p: { paperId: string }) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('payments as p', 'p.registration_id', 'r.id')
    .select(['p.id', 'p.merchant_reference as reference'])
    .select(['r.first_name as firstName', 'r.last_name as lastName'])
    .select(['p.amount_cents as amountCents', 'p.received_cents as receivedCents'])
    .where('r.paper_id', '=', p.paperId)
    .where('r.status', 'in', LIVE_REGISTRATION_STATUSES),
);

@Injectable()
export class PaperPayments implements OnModuleInit {
  constructor(private readonly partners: PaperPartners) {}

  onModuleInit(): void {
    this.partners.provide('registrations', (tx, paperIds) => this.of(tx, paperIds));
    this.partners.provide('linkedPayment', async (tx, paperId) => {
      return (await findLinkedPayment.first(tx, { paperId })) ?? null;
    });
  }

  private async of(tx: EntityManager, paperIds: string[]): Promise<Map<string, PaperRegistration>> {
    const registrations = await tx.findBy(Registration, {
      paperId: In(paperIds),
      status: In(LIVE_REGISTRATION_STATUSES),
    });
    return new Map(
      registrations.map(({ paperId, userId, status }) => [
        paperId ?? '',
        { payment: status === 'completed' ? 'confirmed' : 'pending', userId },
      ]),
    );
  }
}
