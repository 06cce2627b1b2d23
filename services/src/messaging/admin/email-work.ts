import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { work, workColumns } from '../../platform/work/work.js';

export const emailWork = work<'emails'>({
  kinds: { emails: 'site' },
  right: 'emails:read',
  select: () =>
    db
      .selectFrom('outgoing_emails as m')
      .select(
        workColumns(sql.lit('emails'), sql<number>`count(*)::int`, {
          since: sql`min(m.created_at)`,
        }),
      )
      .where('m.status', '=', 'failed'),
});
