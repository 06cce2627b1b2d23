import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';

export const lockPreparer = statement((p: { actorId: string }) =>
  db.selectNoFrom(
    sql`pg_advisory_xact_lock(hashtextextended('refund files ' || ${p.actorId}, 0))`.as('locked'),
  ),
);

/** In cents: of files that no other person approves. */
export const sumWithoutApproval = statement((p: { actorId: string; since: Date }) =>
  db
    .selectFrom('refund_batches')
    .select(sql<number>`coalesce(sum(total_cents), 0)::float8`.as('cents'))
    .where('prepared_by', '=', p.actorId)
    .where('created_at', '>', p.since)
    .where('status', '<>', 'discarded')
    .where('needs_approval', '=', false),
);
