import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { notify, param } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import type { GatewayName } from './providers/gateway.js';

export const REFUNDS_CHANNEL = 'gateway_refunds';
export const PAGES_CHANNEL = 'gateway_attempts';

/** How many attempts one look asks about. */
const BATCH = 20;

/** Reports of one transaction run one at a time, from every process. */
export const lockTransaction = statement((p: { key: string }) =>
  db.selectNoFrom(
    sql`pg_advisory_xact_lock(hashtextextended('gateway money ' || ${p.key}, 0))`.as('locked'),
  ),
);

export const findMoney = statement((p: { gateway: GatewayName; transactionId: string }) =>
  db
    .selectFrom('gateway_money')
    .select(['transfer_id as transferId'])
    .where('gateway', '=', p.gateway)
    .where('transaction_id', '=', p.transactionId),
);

interface NewMoney {
  gateway: GatewayName;
  transactionId: string;
  editionId: string;
  attemptId: string | null;
  transferId: string | null;
  minor: number;
  currency: string;
  rateMicros: string | null;
  rateDay: string | null;
  paidAt: Date;
  now: Date;
}

export const insertMoney = statement((p: NewMoney) =>
  db.insertInto('gateway_money').values({
    gateway: p.gateway,
    transaction_id: p.transactionId,
    edition_id: p.editionId,
    attempt_id: p.attemptId,
    transfer_id: p.transferId,
    charge_minor: p.minor,
    charge_currency: p.currency,
    rate_micros: p.rateMicros,
    rate_day: p.rateDay,
    paid_at: p.paidAt,
    received_at: p.now,
  }),
);

/** Waits for a transaction that has the same event. */
export const insertEvent = statement(
  (p: { gateway: GatewayName; eventId: string; type: string; now: Date }) =>
    db
      .insertInto('gateway_events')
      .values({
        gateway: p.gateway,
        event_id: p.eventId,
        type: p.type,
        outcome: 'noted',
        received_at: p.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id'),
);

export type EventOutcome = 'settled' | 'noted' | 'unused' | 'to-check';

export const noteOutcome = statement(
  (p: {
    gateway: GatewayName;
    eventId: string;
    outcome: EventOutcome;
    transactionId: string | null;
    attemptId: string | null;
  }) =>
    db
      .updateTable('gateway_events')
      .set({ outcome: p.outcome, transaction_id: p.transactionId, attempt_id: p.attemptId })
      .where('gateway', '=', p.gateway)
      .where('event_id', '=', p.eventId),
);

/** Each later than the one before: a minute after the first, an hour from the seventh on. */
const nextAsk = (now: Date) =>
  sql<Date>`${now}::timestamptz + least(interval '1 hour', interval '1 minute' * power(2, least(asked, 10)))`;

/** Leaves out those that another process asks about. */
export const takeToAsk = statement((p: { now: Date }) =>
  db
    .updateTable('gateway_attempts')
    .set(({ eb }) => ({ asked: eb('asked', '+', 1), asked_at: p.now, ask_at: nextAsk(p.now) }))
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('gateway_attempts as due')
        .select('due.id')
        .where('due.ask_at', '<=', p.now)
        .orderBy('due.ask_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id'),
);

/** After a change of what a payment owes: a page for another amount is ended when its provider is asked. */
export const askAboutPages = statement((p: { paymentId: string; now: Date }) =>
  db
    .updateTable('gateway_attempts')
    .set({ ask_at: p.now })
    .where('payment_id', '=', p.paymentId)
    .where('status', '=', 'open')
    .returning(notify(PAGES_CHANNEL).as('notified')),
);

/** For a payer who waits; not more often than all few seconds. */
export const takeToAskNow = statement((p: { id: string; now: Date; before: Date }) =>
  db
    .updateTable('gateway_attempts')
    .set({ asked_at: p.now })
    .where('id', '=', p.id)
    .where('ask_at', 'is not', null)
    .where(({ or, eb }) => or([eb('asked_at', 'is', null), eb('asked_at', '<=', p.before)]))
    .returning('id'),
);

/** The transaction that an event is about, and the payment that was to be paid. */
export const findMoneyReported = statement(
  (p: { gateway: GatewayName; transactionId: string | null; attemptId: string | null }) =>
    db
      .selectFrom('gateway_money as m')
      .leftJoin('gateway_attempts as a', 'a.id', 'm.attempt_id')
      .select(['m.transaction_id as transactionId', 'a.payment_id as paymentId'])
      .where('m.gateway', '=', p.gateway)
      .where(({ or, eb }) =>
        or([
          eb('m.transaction_id', '=', param(p.transactionId, 'text')),
          eb('m.attempt_id', '=', param(p.attemptId, 'uuid')),
        ]),
      ),
);

/** Of ours. */
export interface KnownRefund {
  id: string;
  /** As `RefundStatus` of the refunds. */
  status: string;
  providerId: string | null;
  minor: number;
  currency: string;
}

/** Asks about each that was sent and has not ended. @returns all of the transaction, those of others none */
export const askAboutRefunds = statement(
  (p: { gateway: GatewayName; transactionId: string | null; now: Date }) =>
    db
      .updateTable('refunds')
      .set({ ask_at: sql`CASE WHEN status = 'exported' THEN ${p.now}::timestamptz END` })
      .where('gateway', '=', p.gateway)
      .where('gateway_transaction', '=', param(p.transactionId, 'text'))
      .returning([
        'id',
        'status',
        'gateway_refund as providerId',
        'pay_minor as minor',
        'pay_currency as currency',
        notify(REFUNDS_CHANNEL).as('notified'),
      ]),
);

/** Once, together with the rate that it had not. */
export const rateMoney = statement(
  (p: {
    gateway: GatewayName;
    transactionId: string;
    transferId: string;
    rateMicros: string;
    rateDay: string;
  }) =>
    db
      .updateTable('gateway_money')
      .set({ transfer_id: p.transferId, rate_micros: p.rateMicros, rate_day: p.rateDay })
      .where('gateway', '=', p.gateway)
      .where('transaction_id', '=', p.transactionId)
      .where('transfer_id', 'is', null),
);

export const findUnrated = statement((p: { gateway: GatewayName; transactionId: string }) =>
  db
    .selectFrom('gateway_money')
    .select(['attempt_id as attemptId', 'edition_id as editionId', 'paid_at as paidAt'])
    .where('gateway', '=', p.gateway)
    .where('transaction_id', '=', p.transactionId)
    .where('transfer_id', 'is', null),
);

export const nextToAsk = statement(() =>
  db.selectFrom('gateway_attempts').select(({ fn }) => fn.min('ask_at').as('at')),
);

export const findTransferNamed = statement((p: { editionId: string; id: string }) =>
  db
    .selectFrom('bank_transfers')
    .select('id')
    .where('edition_id', '=', p.editionId)
    .where('bank_transaction_id', '=', param(p.id, 'text')),
);
