import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { hasFailed } from '../../platform/holds/held-acts.read-model.js';
import { work, workColumns } from '../../platform/work/work.js';
import { conflictedSubjects } from '../../review/conflicts/conflicted-papers.read-model.js';

/* Reads `held_acts`: acts that had no effect when their hold ended. */

const SHOWN_FOR = sql`interval '3 days'`;

/** After the end of its hold: an act that is still waiting then could not be done. */
const STUCK_AFTER = sql`interval '5 minutes'`;

/** Of the organiser, until they are dismissed. Acts that are stuck are tried again, and can be undone. */
export const failedActsWork = work<'failed-acts'>({
  kinds: { 'failed-acts': 'site' },
  right: 'overview:read',
  select: ({ chairId, now }) =>
    db
      .selectFrom('held_acts as a')
      .select(
        workColumns(sql.lit('failed-acts'), sql<number>`count(*)::int`, {
          since: sql`min(coalesce(a.closed_at, a.ends_at))`,
        }),
      )
      .where('a.actor_id', '=', chairId)
      .where(({ or, and, eb }) =>
        or([
          hasFailed(now),
          and([
            eb('a.state', '=', 'held'),
            sql<boolean>`a.ends_at < ${now}::timestamptz - ${STUCK_AFTER}`,
          ]),
        ]),
      ),
});

/** Of others. Owners see who it was in the audit log; the subjects of the acts are back among the work of the others. */
export const lapsedActsWork = work<'lapsed-acts'>({
  kinds: { 'lapsed-acts': 'site' },
  right: 'audit:read',
  select: (asked) =>
    db
      .selectFrom('held_acts as a')
      .select(
        workColumns(sql.lit('lapsed-acts'), sql<number>`count(*)::int`, {
          since: sql`min(a.closed_at)`,
        }),
      )
      .where('a.state', '=', 'lapsed')
      .where('a.actor_id', '<>', asked.chairId)
      .where(sql<boolean>`a.closed_at > ${asked.now}::timestamptz - ${SHOWN_FOR}`)
      .where(sql<boolean>`NOT (a.subject_id = ANY (ARRAY(${conflictedSubjects(asked)})))`),
});
