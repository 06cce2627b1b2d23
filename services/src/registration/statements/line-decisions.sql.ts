import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';

/** Entries of money that left the account. */
export const OUTGOING = ['refund', 'refund-overpayment', 'return-to-sender'] as const;

/** A refund of a bank file is matched by `RefundPayments`. */
export const payRefund = statement((p: { id: string; entryId: string }) =>
  db
    .updateTable('bank_lines as l')
    .from('ledger_entries as e')
    .set({ refund_entry: sql`e.id` })
    .where('l.id', '=', p.id)
    .where('e.id', '=', p.entryId)
    .where('e.action', 'in', [...OUTGOING])
    .where('l.status', '=', 'booked')
    .where('l.refund_entry', 'is', null)
    .where(sql<boolean>`l.minor = e.amount_cents AND l.currency = 'USD'`)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM refunds f WHERE f.entry_id = e.id)`),
);

export const unpayRefund = statement((p: { id: string }) =>
  db
    .updateTable('bank_lines')
    .set({ refund_entry: null })
    .where('id', '=', p.id)
    .where('refund_entry', 'is not', null),
);

/** Money that was received is matched or returned instead. */
export const ignoreLine = statement((p: { id: string; reason: string }) =>
  db
    .updateTable('bank_lines as l')
    .set({ status: 'ignored', ignored_reason: p.reason })
    .where('l.id', '=', p.id)
    .where('l.status', 'in', ['doubtful', 'unreadable', 'booked'])
    .where('l.refund_entry', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bank_transfers as t').select('t.id').whereRef('t.id', '=', 'l.id'))),
    ),
);

/** Lines that can be money of this edition were ignored as possible duplicates only. */
export const restoreLine = statement((p: { id: string }) =>
  db
    .updateTable('bank_lines')
    .set({
      status: sql`CASE
        WHEN minor IS NULL THEN 'unreadable'
        WHEN doubted_line IS NOT NULL
          OR minor > 0 AND (currency = 'USD' OR instructed_currency = 'USD') THEN 'doubtful'
        ELSE 'booked' END`,
      ignored_reason: null,
    })
    .where('id', '=', p.id)
    .where('status', '=', 'ignored'),
);

export const acceptLine = statement((p: { id: string }) =>
  db
    .updateTable('bank_lines')
    .set({ status: 'booked' })
    .where('id', '=', p.id)
    .where('status', '=', 'doubtful'),
);

export const enterLine = statement(
  (p: { id: string; minor: number; currency: string; date: string; sender: string }) =>
    db
      .updateTable('bank_lines')
      .set({
        status: 'booked',
        minor: p.minor,
        currency: p.currency,
        value_date: p.date,
        counterparty: p.sender,
      })
      .where('id', '=', p.id)
      .where('status', '=', 'unreadable'),
);
