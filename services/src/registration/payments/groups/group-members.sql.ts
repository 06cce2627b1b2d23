import { sql } from 'kysely';
import { db } from '../../../platform/database/db.js';
import { count, param } from '../../../platform/database/expressions.js';
import { statement } from '../../../platform/database/statement.js';
import { isOnHold } from '../../../platform/holds/held-acts.read-model.js';

/** Who has joined since the last round, and has something to pay. The caller has locked the group. */
export const invoiceMembers = statement((p: { groupId: string; round: number; payBy: Date }) =>
  db
    .updateTable('payments')
    .set({
      group_round: param(p.round, 'integer'),
      pay_by: sql<Date>`greatest(pay_by, ${p.payBy}::timestamptz)`,
      reminders: 0,
      cancels_at: null,
    })
    .where('group_id', '=', p.groupId)
    .where('group_round', 'is', null)
    .where('amount_cents', '>', 0)
    .where('status', 'not in', ['rejected', 'refunded', 'cancelled']),
);

export const countHeldRemovals = statement((p: { groupId: string }) =>
  db
    .selectFrom('payments as p')
    .select(count().as('removals'))
    .where('p.group_id', '=', p.groupId)
    .where(({ ref }) => isOnHold('group-member', ref('p.id'))),
);
