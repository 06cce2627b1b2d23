import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { work, workColumns } from '../../platform/work/work.js';

/** Kinds of data that are erased within a week. */
export const retentionWork = work<'data-to-erase'>({
  kinds: { 'data-to-erase': 'site' },
  right: 'edition:write',
  select: () =>
    db.selectFrom('retention_announcements').select(
      workColumns(sql.lit('data-to-erase'), sql<number>`count(*)::int`, {
        since: sql`min(announced_at)`,
        dueAt: sql`(min(announced_at) + interval '7 days')`,
      }),
    ),
});
