import { type Expression, sql } from 'kysely';
import { moment } from '../../platform/core/sql-moment.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';

/* Reads `held_acts` and names of `users` for requests to review that have not been sent yet. */

/** Of `held_acts`. */
export const REVIEW_REQUEST = 'review-request';

/** A person may be asked to review several papers by one act. */
export const heldRequestsFor = (paperId: Expression<string>) =>
  db
    .selectFrom('held_acts as q')
    .where('q.state', '=', 'held')
    .where('q.kind', '=', REVIEW_REQUEST)
    .where(
      sql<boolean>`q.payload -> 'papers' @> jsonb_build_array(jsonb_build_object('id', ${paperId}))`,
    );

/** Of accounts; requests to an address have null. */
export const heldReviewerId = sql<string | null>`(q.payload ->> 'reviewerId')::uuid`;

/** For the page of the paper. */
export const presentedHeldRequests = (paperId: Expression<string>) =>
  heldRequestsFor(paperId)
    .innerJoin('users as b', 'b.id', 'q.actor_id')
    .leftJoin('users as w', (join) =>
      join.on(({ eb, ref }) => eb(ref('w.id'), '=', heldReviewerId)),
    )
    .select(({ ref }) => [
      'q.batch_id as id',
      'q.kind',
      moment(ref('q.ends_at')).as('endsAt'),
      sql<string>`b.first_name || ' ' || b.last_name`.as('by'),
      'q.actor_id as byId',
      sql<string>`coalesce(w.first_name || ' ' || w.last_name, q.payload ->> 'email')`.as('name'),
    ])
    .orderBy('q.id');

/** Of a paper that is locked, so that two chairs do not ask the same person at once. */
export const findHeldRequests = statement((p: { paperId: string }) =>
  heldRequestsFor(sql<string>`${p.paperId}::uuid`).select([
    heldReviewerId.as('reviewerId'),
    sql<string | null>`q.payload ->> 'email'`.as('email'),
  ]),
);
