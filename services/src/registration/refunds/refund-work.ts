import { sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { db } from '../../platform/database/db.js';
import { work, workColumns } from '../../platform/work/work.js';

type Kind = 'refund-accounts' | 'refund-approvals' | 'refund-exports';

/** When the bank's line is expected to be on the statement. */
const PAID_WITHIN = sql`interval '7 days'`;

/** Of `refunds as f`. */
export const isOverdue = (now: Date) => sql<boolean>`(f.status = 'exported'
  AND f.changed_at < ${now}::timestamptz - ${PAID_WITHIN})`;

export const refundWork = work<Kind>({
  kinds: { 'refund-accounts': 'money', 'refund-approvals': 'money', 'refund-exports': 'money' },
  right: 'payments:read',
  select: ({ now }) =>
    db
      .selectFrom(
        sql<{ kind: Kind }>`(
  SELECT 'refund-accounts' AS kind, f.created_at AS since, f.amount_cents AS cents
    FROM refunds f WHERE f.edition_id = ${currentEditionId} AND f.status = 'asking'
   UNION ALL
  SELECT 'refund-approvals', b.created_at, b.total_cents
    FROM refund_batches b
   WHERE b.edition_id = ${currentEditionId} AND b.status = 'awaiting-approval'
   UNION ALL
  SELECT 'refund-exports', f.changed_at, f.amount_cents
    FROM refunds f
   WHERE f.edition_id = ${currentEditionId} AND ${isOverdue(now)})`.as('w'),
      )
      .select(
        workColumns(sql<Kind>`w.kind`, sql<number>`count(*)::int`, {
          since: sql`min(w.since)`,
          amountCents: sql`sum(w.cents)`,
        }),
      )
      .groupBy('w.kind'),
});
