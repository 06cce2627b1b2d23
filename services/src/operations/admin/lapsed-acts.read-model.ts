import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { work, workColumns } from '../../platform/work/work.js';
import { conflictedSubjects } from '../../review/conflicts/conflicted-papers.read-model.js';

/* Reads `held_acts`: acts whose organiser could no longer do them when their hold ended. */

const SHOWN_FOR = sql`interval '3 days'`;

/** Owners see who it was in the audit log; what the acts were about is back among the work of the others. */
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
      .where(sql<boolean>`a.closed_at > ${asked.now}::timestamptz - ${SHOWN_FOR}`)
      .where(sql<boolean>`NOT (a.subject_id = ANY (ARRAY(${conflictedSubjects(asked)})))`),
});
