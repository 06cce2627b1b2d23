import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { notify } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { currentEditionId } from '../editions/current-edition.sql.js';

// Also reads `users` (identity): the names of organisers.

export const SCHEDULED_CHANNEL = 'scheduled_changes';

const CLOSED_LISTED = 20;
const SHOWN_AHEAD = 4;

const shown = db
  .selectFrom('scheduled_changes as s')
  .innerJoin('users as u', 'u.id', 's.scheduled_by')
  .select(['s.id', 's.at', 's.change', 's.status', 's.problem', 's.closed_at as closedAt'])
  .select(sql<string>`u.first_name || ' ' || u.last_name`.as('scheduledBy'));

export const findOfEdition = statement((p: { editionId: string }) =>
  db
    .selectFrom(
      shown
        .where('s.edition_id', '=', p.editionId)
        .orderBy(sql`s.status = 'scheduled'`, 'desc')
        .orderBy('s.closed_at', 'desc')
        .orderBy('s.at')
        .limit(
          sql<number>`${CLOSED_LISTED} + (SELECT count(*) FROM scheduled_changes
            WHERE edition_id = ${p.editionId} AND status = 'scheduled')`,
        )
        .as('listed'),
    )
    .selectAll()
    .orderBy('at')
    .orderBy('id'),
);

export const findPending = statement((p: { editionId: string; until: Date }) =>
  db
    .selectFrom('scheduled_changes')
    .select(['at', 'change'])
    .where('edition_id', '=', p.editionId)
    .where('status', '=', 'scheduled')
    .where('at', '<=', p.until)
    .orderBy('at')
    .orderBy('id'),
);

/** The next of the current edition. */
export const changesAhead = (p: { now: Date }) =>
  db
    .selectFrom('scheduled_changes')
    .select(['at', 'change'])
    .where('edition_id', '=', currentEditionId)
    .where('status', '=', 'scheduled')
    .where('at', '>', p.now)
    .orderBy('at')
    .orderBy('id')
    .limit(SHOWN_AHEAD);

/** In the order of their times. */
export const findDue = statement((p: { now: Date }) =>
  db
    .selectFrom('scheduled_changes')
    .select(['id', 'edition_id as editionId'])
    .where('status', '=', 'scheduled')
    .where('at', '<=', p.now)
    .orderBy('at')
    .orderBy('id')
    .limit(200),
);

export const findNext = statement(() =>
  db
    .selectFrom('scheduled_changes')
    .select('at')
    .where('status', '=', 'scheduled')
    .orderBy('at')
    .limit(1),
);

export const notifyScheduled = statement(() =>
  db.selectNoFrom(notify(SCHEDULED_CHANNEL).as('notified')),
);
