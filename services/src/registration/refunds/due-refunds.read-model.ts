import { sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { db } from '../../platform/database/db.js';
import { count } from '../../platform/database/expressions.js';
import { isOnHold } from '../../platform/holds/held-acts.read-model.js';
import { work, workColumns } from '../../platform/work/work.js';
import { refundsUnderWay } from '../payments/ledger/refunds-under-way.read-model.js';

export const DUE_CAUSES = ['cancelled', 'rejected', 'withdrawn', 'overpaid'] as const;
export type DueCause = (typeof DUE_CAUSES)[number];

interface DueRow {
  id: string;
  reference: string;
  name: string;
  searched: string;
  /** As a refund of it is prepared. */
  kind: 'refund' | 'overpayment';
  cause: DueCause;
  cents: number;
  since: Date;
}

const hasRefund = refundsUnderWay.select('due.id').where(sql<boolean>`due.payment_id = p.id`);

/** Money of the paper's registration stays until finance decides. */
const withdrawn = sql`m.status = 'withdrawn' AND p.status IN ('matched', 'underpaid', 'completed')`;

/**
 * Received money that is not the conference's, without a refund under way or an act on hold: of ended
 * registrations, of registrations with a withdrawn paper, and above the fee. Since the last entry that
 * moved money or the state. Also reads held_acts (platform) and papers.
 */
const dueRefunds = db.selectFrom(
  sql<DueRow>`(
  SELECT p.id, p.merchant_reference AS reference, r.first_name || ' ' || r.last_name AS name,
         lower(concat_ws(' ', p.merchant_reference, r.first_name, r.last_name, r.email)) AS searched,
         CASE WHEN ${withdrawn} THEN 'refund' ELSE 'overpayment' END AS kind,
         CASE WHEN ${withdrawn} THEN 'withdrawn' WHEN p.status IN ('cancelled', 'rejected') THEN p.status
              ELSE 'overpaid' END AS cause,
         CASE WHEN ${withdrawn} OR p.status IN ('cancelled', 'rejected') THEN p.received_cents
              ELSE p.received_cents - p.amount_cents END AS cents,
         (SELECT max(l.at) FROM ledger_entries l WHERE l.payment_id = p.id
             AND (l.amount_cents IS NOT NULL OR l.from_status IS DISTINCT FROM l.to_status)) AS since
    FROM payments p
    JOIN registrations r ON r.id = p.registration_id AND r.edition_id = ${currentEditionId}
    LEFT JOIN papers m ON m.id = r.paper_id
   WHERE p.id IN (
           SELECT o.id FROM payments o WHERE o.received_cents > 0 AND o.status <> 'refunded'
              AND (o.status IN ('cancelled', 'rejected') OR o.received_cents > o.amount_cents)
            UNION
           SELECT o.id FROM papers w JOIN registrations x ON x.paper_id = w.id
             JOIN payments o ON o.registration_id = x.id
            WHERE w.status = 'withdrawn' AND o.received_cents > 0
              AND o.status IN ('matched', 'underpaid', 'completed'))
     AND NOT EXISTS (${hasRefund}) AND NOT ${isOnHold('payment', sql<string>`p.id`)})`.as('w'),
);

export const dueRefundsQuery = dueRefunds.select([
  'w.id',
  'w.reference',
  'w.name',
  'w.kind',
  'w.cause',
  'w.cents',
  'w.since',
]);

export const countDueRefunds = dueRefunds.select(count().as('count'));

export const dueRefundWork = work<'refunds-due'>({
  kinds: { 'refunds-due': 'money' },
  right: 'payments:read',
  select: () =>
    dueRefunds
      .select(
        workColumns(sql<'refunds-due'>`'refunds-due'`, count(), {
          since: sql`min(w.since)`,
          amountCents: sql`sum(w.cents)`,
        }),
      )
      .having(count(), '>', 0),
});
