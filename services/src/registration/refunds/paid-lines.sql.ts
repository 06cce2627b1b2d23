import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { nextRefundStatus } from './refund-status.js';

export interface OutgoingLine {
  minor: number;
  currency: string;
  date: string;
}

/** Locks a line that pays nothing yet. */
export const findOutgoingLine = statement((p: { id: string }) =>
  db
    .selectFrom('bank_lines as l')
    .select(({ ref }) => [
      sql<number>`l.minor::float8`.as('minor'),
      ref('l.currency').$notNull().as('currency'),
      sql<string>`to_char(l.value_date, 'YYYY-MM-DD')`.as('date'),
    ])
    .where('l.id', '=', p.id)
    .where('l.status', '=', 'booked')
    .where(sql<boolean>`l.minor < 0`)
    .where('l.refund_entry', 'is', null)
    .forUpdate(),
);

export const settleLine = statement((p: { id: string; entryId: string }) =>
  db
    .updateTable('bank_lines')
    .set({ refund_entry: p.entryId })
    .where('id', '=', p.id)
    .where('refund_entry', 'is', null),
);

/** The refund that was just booked. */
export const newestEntry = statement((p: { paymentId: string | null; transferId: string | null }) =>
  db
    .selectFrom('ledger_entries')
    .select('id')
    .where(({ or, eb }) =>
      or([
        eb('payment_id', '=', param(p.paymentId, 'uuid')),
        eb('transfer_id', '=', param(p.transferId, 'uuid')),
      ]),
    )
    .where('action', 'in', ['refund', 'refund-overpayment', 'return-to-sender'])
    .orderBy('id', 'desc')
    .limit(1),
);

/** Before the line is unmatched: the ledger keeps the entry, and another line pays it. */
export const followUnpaid = statement((p: { lineId: string; now: Date }) =>
  db
    .updateTable('refunds as f')
    .from('bank_lines as l')
    .set(({ eb }) => ({
      status: nextRefundStatus('paid', 'unmatch'),
      version: eb('f.version', '+', 1),
      changed_at: p.now,
    }))
    .where('l.id', '=', p.lineId)
    .whereRef('f.entry_id', '=', 'l.refund_entry')
    .where('f.status', '=', 'paid'),
);
