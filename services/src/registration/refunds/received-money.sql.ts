import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';

/** Facts of the bank's line about received money. */
export interface MoneyIn {
  /** In minor units of the line's currency. */
  minor: number | null;
  currency: string | null;
  /** In cents of USD, where the line has another currency. */
  ordered: number | null;
  sender: string;
  account: string | null;
}

const lines = db
  .selectFrom('bank_lines as l')
  .select([
    sql<number | null>`l.minor::float8`.as('minor'),
    'l.currency',
    sql<
      number | null
    >`CASE WHEN l.instructed_currency = 'USD' THEN l.instructed_minor END::float8`.as('ordered'),
    'l.counterparty as sender',
    'l.counterparty_account as account',
  ]);

const ofTransfer = statement((p: { id: string }) => lines.where('l.id', '=', p.id));

/** The newest line whose money the payment still has. */
const ofPayment = statement((p: { id: string }) =>
  lines
    .innerJoin('ledger_entries as e', 'e.transfer_id', 'l.id')
    .where('e.payment_id', '=', p.id)
    .where('e.amount_cents', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_entries as b').select('b.id').whereRef('b.reverses', '=', 'e.id'),
        ),
      ),
    )
    .orderBy('e.id', 'desc')
    .limit(1),
);

/** Facts of the provider about received money; `ordered` is in the ledger. */
const online = db
  .selectFrom('gateway_money as m')
  .innerJoin('bank_transfers as t', 't.id', 'm.transfer_id')
  .select([
    'm.gateway',
    'm.transaction_id as transactionId',
    sql<number>`m.charge_minor::float8`.as('minor'),
    'm.charge_currency as currency',
    't.amount_cents as ordered',
  ]);

const onlineOfTransfer = statement((p: { id: string }) =>
  online.select('t.amount_cents as most').where('t.id', '=', p.id),
);

/** The newest money whose payment still has it, less its booked refunds: one that came back is open as a transfer. */
const onlineOfPayment = statement((p: { id: string }) =>
  online
    .innerJoin('ledger_entries as e', 'e.transfer_id', 't.id')
    .select(
      sql<number>`e.amount_cents - (SELECT coalesce(sum(f.amount_cents), 0)::int FROM refunds f
        WHERE f.payment_id = e.payment_id AND f.gateway = m.gateway
          AND f.gateway_transaction = m.transaction_id AND f.entry_id IS NOT NULL)`.as('most'),
    )
    .where('e.payment_id', '=', p.id)
    .where('e.amount_cents', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_entries as b').select('b.id').whereRef('b.reverses', '=', 'e.id'),
        ),
      ),
    )
    .orderBy('e.id', 'desc')
    .limit(1),
);

export function findOnlineMoneyOf(kind: 'payment' | 'transfer'): typeof onlineOfTransfer {
  return kind === 'payment' ? onlineOfPayment : onlineOfTransfer;
}

export function findMoneyOf(kind: 'payment' | 'transfer'): typeof ofTransfer {
  return kind === 'payment' ? ofPayment : ofTransfer;
}
