import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import type { PresentedUser } from '../../platform/http/policy/user.schema.js';
import {
  PersonalDataParts,
  type PersonalDataPart,
} from '../../platform/personal-data/personal-data-parts.js';

const findArrivals = statement((p: { userId: string }) =>
  db
    .selectFrom('arrivals as a')
    .innerJoin('registrations as r', 'r.id', 'a.registration_id')
    .select(['a.registration_id as registrationId', 'a.arrived_at as arrivedAt'])
    .where('r.user_id', '=', p.userId)
    .orderBy('a.registration_id'),
);

const findChanges = statement((p: { userId: string }) =>
  db
    .selectFrom('check_in_changes as c')
    .innerJoin('registrations as r', 'r.id', 'c.registration_id')
    .select(['c.registration_id as registrationId', 'c.kind', 'c.at'])
    .select(['c.received_at as receivedAt', 'c.paid_at_desk as paidAtDesk'])
    .where('r.user_id', '=', p.userId)
    .orderBy('c.received_at')
    .orderBy('c.id'),
);

const deleteChanges = statement((p: { userId: string }) =>
  db
    .deleteFrom('check_in_changes')
    .where(({ eb, selectFrom }) =>
      eb(
        'registration_id',
        'in',
        selectFrom('registrations').select('id').where('user_id', '=', p.userId),
      ),
    ),
);

const deleteArrivals = statement((p: { userId: string }) =>
  db
    .deleteFrom('arrivals')
    .where(({ eb, selectFrom }) =>
      eb(
        'registration_id',
        'in',
        selectFrom('registrations').select('id').where('user_id', '=', p.userId),
      ),
    ),
);

/** When a person came to the conference, and what the desk recorded of it. */
@Injectable()
export class CheckInPersonalData implements PersonalDataPart, OnModuleInit {
  readonly name = 'checkIn';

  constructor(private readonly parts: PersonalDataParts) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async collect(tx: EntityManager, { id }: PresentedUser) {
    const arrivals = await findArrivals.all(tx, { userId: id });
    return { arrivals, changes: await findChanges.all(tx, { userId: id }) };
  }

  async erase(tx: EntityManager, { id }: PresentedUser): Promise<void> {
    await deleteChanges.run(tx, { userId: id });
    await deleteArrivals.run(tx, { userId: id });
  }
}
