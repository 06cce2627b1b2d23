import { type Expression, sql } from 'kysely';
import { moment } from '../../platform/core/sql-moment.js';
import { db } from '../../platform/database/db.js';

/* Reads `held_acts` and the name of the organiser who acted. */

/** For the page of its subject. */
export const holdOf = (type: string, subjectId: Expression<string>) =>
  db
    .selectFrom('held_acts as h')
    .innerJoin('users as hu', 'hu.id', 'h.actor_id')
    .select(({ ref }) => [
      'h.batch_id as id',
      'h.kind',
      moment(ref('h.ends_at')).as('endsAt'),
      sql<string>`hu.first_name || ' ' || hu.last_name`.as('by'),
      'h.actor_id as byId',
    ])
    .where('h.state', '=', 'held')
    .where(({ or, and, eb }) =>
      or([
        and([eb('h.subject_type', '=', type), eb('h.subject_id', '=', subjectId)]),
        sql<boolean>`h.concerned_ids @> ARRAY[${subjectId}]`,
      ]),
    )
    .orderBy('h.ends_at')
    .limit(1);
