import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { dollars } from '../../conference/editions/fees.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';
import { Waiver } from './waiver.entity.js';

const findWaiversOf = statement((p: { userId: string }) =>
  db
    .selectFrom('waivers as w')
    .innerJoin('payments as p', 'p.id', 'w.payment_id')
    .innerJoin('registrations as r', 'r.id', 'p.registration_id')
    .select('w.id')
    .where('r.user_id', '=', p.userId)
    .orderBy('w.id'),
);

/** The price of a registration is kept for accounting: the application stays, without what it tells of the person. */
@Injectable()
export class WaiversPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'waivers';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, person: PresentedUser) {
    return (await waiversOf(tx, person)).map(
      ({ reason, canPayCents, status, answer, createdAt, decidedAt }) => ({
        ...{ reason, status, answer, createdAt, decidedAt },
        canPay: canPayCents === null ? null : dollars(canPayCents),
      }),
    );
  }

  async erase(tx: EntityManager, person: PresentedUser): Promise<void> {
    for (const { id, status, version } of await waiversOf(tx, person)) {
      const erased = { reason: '', canPayCents: null, answer: null, version: version + 1 };
      const ended = status === 'open' ? { status: 'withdrawn' as const } : {};
      await tx.update(Waiver, { id }, { ...erased, ...ended });
    }
  }
}

async function waiversOf(tx: EntityManager, { id: userId }: PresentedUser): Promise<Waiver[]> {
  const ids = (await findWaiversOf.all(tx, { userId })).map(({ id }) => id);
  return tx.find(Waiver, { where: { id: In(ids) }, order: { id: 'ASC' } });
}
