import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { notify } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { REFUNDS_CHANNEL } from '../gateways/gateways.sql.js';
import type { GatewayName } from '../gateways/providers/gateway.js';

const BATCH = 20;

export const wakeGatewayRefunds = statement(() =>
  db.selectNoFrom(notify(REFUNDS_CHANNEL).as('notified')),
);

/** Each an hour later at most; leaves out those that another process asks about. */
export const takeRefundsToAsk = statement((p: { now: Date }) =>
  db
    .updateTable('refunds')
    .set(({ eb }) => ({
      asked: eb('asked', '+', 1),
      ask_at: sql<Date>`${p.now}::timestamptz
        + least(interval '1 hour', interval '1 minute' * power(2, least(asked, 10)))`,
    }))
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('refunds as due')
        .select('due.id')
        .where('due.ask_at', '<=', p.now)
        .orderBy('due.ask_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id'),
);

export const nextRefundToAsk = statement(() =>
  db.selectFrom('refunds').select(({ fn }) => fn.min('ask_at').as('at')),
);

/** Another refund that has this one of the provider. */
export const findBookedRefund = statement(
  (p: { gateway: GatewayName; providerId: string; id: string }) =>
    db
      .selectFrom('refunds')
      .select('id')
      .where('gateway', '=', p.gateway)
      .where('gateway_refund', '=', p.providerId)
      .where('id', '<>', p.id),
);
