import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { work, workColumns } from '../../platform/work/work.js';

export const bouncedAddressWork = work<'bounced-addresses'>({
  kinds: { 'bounced-addresses': 'site' },
  right: 'emails:read',
  select: () =>
    db
      .selectFrom('bounced_addresses as b')
      .select(
        workColumns(sql.lit('bounced-addresses'), sql<number>`count(*)::int`, {
          since: sql`min(b.since)`,
        }),
      )
      .where('b.replaced_at', 'is', null),
});
