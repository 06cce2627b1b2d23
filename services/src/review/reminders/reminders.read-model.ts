import { sql } from 'kysely';
import { isHiddenFrom } from '../conflicts/conflicted-papers.read-model.js';
import { db } from '../../platform/database/db.js';
import { anyOf, param } from '../../platform/database/expressions.js';
import type { PaperReader } from '../../platform/work/work.js';
import { statement } from '../../platform/database/statement.js';
import { isOnHold } from '../../platform/holds/held-acts.read-model.js';

/* Reads `papers` to find the open reviews to remind of. */

interface Asked extends PaperReader {
  paperIds: string[];
  recentSince: Date;
}

/** Skips papers that the chair has a conflict with, and reviews with an act on hold. */
export const lockOpen = statement((p: Asked) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('papers as p', 'p.id', 'r.paper_id')
    .select(({ eb, fn }) => [
      'r.id',
      eb(fn.coalesce('r.reminded_at', 'r.created_at'), '>', p.recentSince)
        .$castTo<boolean>()
        .as('isRecent'),
    ])
    .where('p.id', '=', anyOf(p.paperIds))
    .where('p.status', '=', 'under-review')
    .whereRef('p.round', '=', 'r.round')
    .where('r.status', 'in', ['invited', 'accepted'])
    .where(({ not }) => not(isHiddenFrom(p)))
    .where(({ not, ref }) => not(isOnHold('review', ref('r.id'))))
    .orderBy('r.id')
    .forUpdate('r'),
);

/** Marks due and overdue reviews as reminded, except those with an act on hold. */
export const takeDue = statement((p: { now: Date; until: Date }) => {
  const now = param(p.now, 'timestamptz');
  return db
    .updateTable('reviews as r')
    .from('papers as p')
    .set({ reminded_at: p.now })
    .whereRef('p.id', '=', 'r.paper_id')
    .where('p.status', '=', 'under-review')
    .whereRef('p.round', '=', 'r.round')
    .where('r.status', 'in', ['invited', 'accepted'])
    .where('r.due_at', '<=', p.until)
    .where(({ not, ref }) => not(isOnHold('review', ref('r.id'))))
    .where(({ eb, fn, case: when, ref }) =>
      eb(
        fn.coalesce('r.reminded_at', 'r.created_at'),
        '<',
        when()
          .when('r.due_at', '<=', p.now)
          .then(ref('r.due_at'))
          .else(sql<Date>`r.due_at - (${p.until}::timestamptz - ${now})`)
          .end(),
      ),
    )
    .returning('r.id');
});
