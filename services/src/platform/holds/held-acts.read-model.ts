import { type Expression, sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { moment } from '../core/sql-moment.js';
import { db } from '../database/db.js';
import { anyOf, arrayOf, count, param } from '../database/expressions.js';
import { statement } from '../database/statement.js';
import { onHold } from './holds.errors.js';

const shownState = sql<'held' | 'failed'>`CASE a.state WHEN 'held' THEN 'held' ELSE 'failed' END`;

/** Unless they are dismissed. */
const FAILED_LISTED_FOR = sql`interval '30 days'`;

/** Of `held_acts as a`: acts that had no effect, as their actor's lists show them. */
export const hasFailed = (now: Date) => sql<boolean>`(a.state IN ('failed', 'lapsed')
  AND a.dismissed_at IS NULL AND a.closed_at >= ${now}::timestamptz - ${FAILED_LISTED_FOR})`;

/** One row for each batch of the caller that is on hold, or that has failed or lapsed. */
export const listOwn = statement((p: { actorId: string; now: Date }) =>
  db
    .selectFrom('held_acts as a')
    .select(({ fn, ref }) => [
      'a.batch_id as id',
      'a.kind',
      'a.subject_type as subjectType',
      shownState.as('state'),
      count().as('count'),
      sql<string[]>`(array_agg(a.label ORDER BY a.id))[1:3]`.as('labels'),
      sql<string>`min(a.subject_id::text)`.as('subjectId'),
      sql<string | null>`min(a.problem)`.as('problem'),
      moment(fn.min<Date>(ref('a.ends_at'))).as('endsAt'),
      sql<number>`greatest(0, ceil(extract(epoch FROM min(a.ends_at) - ${p.now})))::int`.as(
        'secondsLeft',
      ),
      sql<number>`extract(epoch FROM min(a.ends_at) - min(a.recorded_at))::int`.as('holdSeconds'),
    ])
    .where('a.actor_id', '=', p.actorId)
    .where(({ or, eb }) => or([eb('a.state', '=', 'held'), hasFailed(p.now)]))
    .groupBy(['a.batch_id', 'a.kind', 'a.subject_type', shownState])
    .orderBy(({ fn }) => fn.min('a.ends_at'))
    .orderBy('a.batch_id'),
);

/** Whether an act is on hold that is about the subject, or concerns it. */
export const isOnHold = (type: string, subjectId: Expression<string>) => {
  const held = db.selectFrom('held_acts as h').where('h.state', '=', 'held');
  const own = held.where('h.subject_type', '=', type).where('h.subject_id', '=', subjectId);
  const other = held.where(sql<boolean>`h.concerned_ids @> ARRAY[${subjectId}]`);
  return sql<boolean>`(EXISTS (${own}) OR EXISTS (${other}))`;
};

/** As `isOnHold`, for pages of lists: the few held subjects are read once, and the order keeps its index. */
export const isAmongHeld = (type: string, subjectId: Expression<string>) => {
  const held = db.selectFrom('held_acts as h').where('h.state', '=', 'held');
  const own = held.where('h.subject_type', '=', type).select('h.subject_id as id');
  const other = held.select(sql<string>`unnest(h.concerned_ids)`.as('id'));
  return sql<boolean>`(${subjectId} = ${anyOf(arrayOf(own.unionAll(other)))})`;
};

const findHold = statement((p: { type: string; id: string }) =>
  db.selectNoFrom(isOnHold(p.type, param(p.id, 'uuid')).as('isOnHold')),
);

/** Of a locked subject: a hold that was awaited is seen. @throws AppError CONFLICT while an act on it is on hold */
export async function expectNotHeld(tx: EntityManager, type: string, id: string): Promise<void> {
  if ((await findHold.one(tx, { type, id })).isOnHold) throw onHold();
}
