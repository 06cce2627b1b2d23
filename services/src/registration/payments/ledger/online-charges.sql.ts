import { type Expression, sql } from 'kysely';
import { db } from '../../../platform/database/db.js';
import { param } from '../../../platform/database/expressions.js';
import { statement } from '../../../platform/database/statement.js';

/** What payment pages charged for the money that a payment still has, oldest first. */
export const chargesOf = (paymentId: Expression<string>) =>
  db
    .selectFrom('gateway_money as m')
    .innerJoin('ledger_entries as l', 'l.transfer_id', 'm.transfer_id')
    .select([
      'm.gateway',
      sql<number>`m.charge_minor::float8 / 100`.as('amount'),
      'm.charge_currency as currency',
      sql<number | null>`m.rate_micros::float8 / 1000000`.as('rate'),
      sql<string | null>`to_char(m.rate_day, 'YYYY-MM-DD')`.as('day'),
    ])
    .where('l.payment_id', '=', paymentId)
    .where('l.amount_cents', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_entries as b').select('b.id').whereRef('b.reverses', '=', 'l.id'),
        ),
      ),
    )
    .orderBy('l.id');

export const findCharges = statement((p: { paymentId: string }) =>
  chargesOf(sql<string>`${param(p.paymentId, 'uuid')}`),
);
export type OnlineCharge = Awaited<ReturnType<typeof findCharges.one>>;
