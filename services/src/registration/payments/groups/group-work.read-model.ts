import { sql } from 'kysely';
import { currentEditionId } from '../../../conference/editions/current-edition.sql.js';
import { isKept } from '../../../platform/audit/kept-entries.js';
import { db } from '../../../platform/database/db.js';
import { count } from '../../../platform/database/expressions.js';
import { work, workColumns } from '../../../platform/work/work.js';

/**
 * Payers cannot send invitations for now. Also reads audit_entries (platform), which has one for each request, and
 * editions (conference).
 */
export const groupWork = work<'group-invitations'>({
  kinds: { 'group-invitations': 'money' },
  right: 'payments:read',
  select: ({ now }) =>
    db
      .selectFrom('audit_entries as a')
      .innerJoin('registration_groups as g', (join) =>
        join.on(sql<boolean>`g.id::text = a.subject_id`).on('g.edition_id', '=', currentEditionId),
      )
      .select(
        workColumns(sql<'group-invitations'>`'group-invitations'`, count(), {
          since: sql`max(a.at)`,
        }),
      )
      .where(isKept('groupInvitations'))
      .where('a.at', '>', sql<Date>`${now}::timestamptz - interval '1 day'`)
      .having(
        sql<boolean>`count(*) >= (SELECT (e.document #>> '{groups,invitationsPerDay}')::int
          FROM editions e WHERE e.id = ${currentEditionId})`,
      ),
});
