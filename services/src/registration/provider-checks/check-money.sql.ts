import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import type { GatewayName } from '../gateways/providers/gateway.js';

/** Where the money of a provider's transaction is: with its payment, or open as a transfer. */
export interface CheckedMoney {
  transferId: string;
  openCents: number;
  /** The newest that still has it. */
  paymentId: string | null;
  /** Null for USD. */
  rateMicros: string | null;
}

export const findCheckedMoney = statement(
  (p: { gateway: GatewayName; transactionId: string | null }) =>
    db
      .selectFrom('gateway_money as m')
      .innerJoin('bank_transfers as t', 't.id', 'm.transfer_id')
      .select([
        't.id as transferId',
        't.open_cents as openCents',
        sql<string | null>`(SELECT e.payment_id FROM ledger_entries e
           WHERE e.transfer_id = t.id AND e.payment_id IS NOT NULL AND e.amount_cents > 0
             AND NOT EXISTS (SELECT FROM ledger_entries b WHERE b.reverses = e.id)
           ORDER BY e.id DESC LIMIT 1)`.as('paymentId'),
        sql<string | null>`m.rate_micros::text`.as('rateMicros'),
      ])
      .where('m.gateway', '=', p.gateway)
      .where('m.transaction_id', '=', param(p.transactionId, 'text')),
);
