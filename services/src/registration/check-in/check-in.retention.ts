import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { db } from '../../platform/database/db.js';
import { anyOf } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import {
  type Due,
  type DueBatch,
  RetentionRule,
  RetentionRules,
} from '../../platform/retention/retention-rules.js';

/** The desk took the money, and finance has not confirmed it. */
const isOpenAtDesk = sql`EXISTS (
  SELECT FROM check_in_changes d JOIN payments p ON p.registration_id = d.registration_id
   WHERE d.registration_id = r.id AND d.paid_at_desk AND p.status IN ('awaiting-payment', 'underpaid'))`;

const due = ({ editionIds }: Due) =>
  db
    .selectFrom('registrations as r')
    .where('r.edition_id', '=', anyOf(editionIds))
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('check_in_changes as c').whereRef('c.registration_id', '=', 'r.id')),
    )
    .where(sql<boolean>`NOT ${isOpenAtDesk}`);

/** With all registrations of the same people, since an arrival of a person follows from all their changes. */
const findDue = statement((p: DueBatch) =>
  db
    .with('chosen', () =>
      due(p)
        .select(['r.id', 'r.user_id', 'r.edition_id'])
        .orderBy('r.id')
        .limit(p.limit)
        .forUpdate(),
    )
    .selectFrom('chosen')
    .innerJoin('registrations as o', 'o.edition_id', 'chosen.edition_id')
    .select('o.id')
    .distinct()
    .where(sql<boolean>`(o.id = chosen.id OR o.user_id = chosen.user_id)`),
);

const deleteChanges = statement((p: { ids: string[] }) =>
  db
    .deleteFrom('check_in_changes')
    .where('registration_id', '=', anyOf(p.ids))
    .returning('registration_id as id'),
);

const deleteArrivals = statement((p: { ids: string[] }) =>
  db.deleteFrom('arrivals').where('registration_id', '=', anyOf(p.ids)),
);

/** When people came to the conference, and what the desk recorded of it. Issued certificates stay. */
@Injectable()
export class CheckInRetention extends RetentionRule {
  readonly kind = 'arrivals';
  readonly since = 'conference';
  readonly count = statement((p: Due) => due(p).select(sql<number>`count(*)::int`.as('count')));

  constructor(rules: RetentionRules) {
    super(rules);
  }

  async erase(tx: EntityManager, batch: DueBatch) {
    const ids = (await findDue.all(tx, batch)).map(({ id }) => id);
    const changes = await deleteChanges.all(tx, { ids });
    await deleteArrivals.run(tx, { ids });
    return { records: Math.min(new Set(changes.map(({ id }) => id)).size, batch.limit) };
  }
}
