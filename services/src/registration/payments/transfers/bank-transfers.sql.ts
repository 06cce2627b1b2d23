import { sql } from 'kysely';
import { db } from '../../../platform/database/db.js';
import { param } from '../../../platform/database/expressions.js';
import { statement } from '../../../platform/database/statement.js';
import { isOnHold } from '../../../platform/holds/held-acts.read-model.js';
import { refundsUnderWay } from '../ledger/refunds-under-way.read-model.js';

export const transferHold = statement((p: { id: string }) =>
  db.selectNoFrom(isOnHold('transfer', param(p.id, 'uuid')).as('isOnHold')),
);

export const lockTransfer = statement((p: { id: string }) =>
  db.selectFrom('bank_transfers').select('id').where('id', '=', p.id).forUpdate(),
);

/** In cents; returns that the bank has not paid yet. */
export const reservedOf = statement((p: { id: string }) =>
  refundsUnderWay
    .select(sql<number>`coalesce(sum(due.amount_cents), 0)::int`.as('cents'))
    .where('due.transfer_id', '=', p.id),
);
