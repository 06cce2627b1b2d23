import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { work, workColumns } from '../../platform/work/work.js';
import type { InboxKind } from './inbox-kinds.js';

/** The new messages of a table. */
export function inboxWork<const Kind extends string>(kind: Kind, { table }: InboxKind) {
  return work<Kind>({
    kinds: { [kind]: 'site' } as Record<Kind, 'site'>,
    right: 'enquiries:read',
    select: () =>
      db
        .selectFrom(table)
        .select(
          workColumns(sql.lit(kind), sql<number>`count(*)::int`, { since: sql`min(created_at)` }),
        )
        .where('state', '=', 'new'),
  });
}
