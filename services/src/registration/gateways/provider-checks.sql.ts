import { sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import type { CheckKind, CheckOutcome, CheckStatus } from './provider-check.js';
import type { GatewayName } from './providers/gateway.js';

interface InsertedCheck {
  id: string;
  gateway: GatewayName;
  kind: CheckKind;
  key: string;
  transactionId: string | null;
  paymentId: string | null;
  refundId: string | null;
  minor: number;
  currency: string;
  status: CheckStatus;
  outcome: CheckOutcome | null;
  now: Date;
  settledAt: Date | null;
}

/**
 * Once for each key. Only a refund that was asked about again can be without an answer again; the provider's report of
 * its end settles a check that is open or dismissed.
 */
export const insertCheck = statement((p: InsertedCheck) =>
  db
    .insertInto('provider_checks')
    .values({
      id: p.id,
      edition_id: sql`coalesce((SELECT m.edition_id FROM gateway_money m
        WHERE m.gateway = ${p.gateway} AND m.transaction_id = ${param(p.transactionId, 'text')}), ${currentEditionId})`,
      gateway: p.gateway,
      kind: p.kind,
      key: p.key,
      transaction_id: p.transactionId,
      payment_id: p.paymentId,
      refund_id: p.refundId,
      charge_minor: p.minor,
      charge_currency: p.currency,
      status: p.status,
      outcome: p.outcome,
      opened_at: p.now,
      settled_at: p.settledAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['gateway', 'kind', 'key'])
        .doUpdateSet(({ ref, eb }) => ({
          status: ref('excluded.status'),
          outcome: ref('excluded.outcome'),
          settled_at: ref('excluded.settled_at'),
          opened_at: ref('excluded.opened_at'),
          note: sql`CASE WHEN excluded.status = 'settled' THEN provider_checks.note END`,
          settled_by: null,
          version: eb('provider_checks.version', '+', 1),
        }))
        .where(
          sql<boolean>`provider_checks.status <> 'settled' AND excluded.status = 'settled'
            OR provider_checks.outcome = 'asked-again' AND excluded.status = 'open'`,
        ),
    )
    .returning('id'),
);

export interface LockedCheck {
  id: string;
  gateway: GatewayName;
  kind: CheckKind;
  key: string;
  transactionId: string | null;
  paymentId: string | null;
  refundId: string | null;
  minor: number;
  currency: string;
  status: CheckStatus;
  version: number;
}

const checks = db
  .selectFrom('provider_checks as c')
  .select([
    'c.id',
    'c.gateway',
    'c.kind',
    'c.key',
    'c.transaction_id as transactionId',
    'c.payment_id as paymentId',
    'c.refund_id as refundId',
    sql<number>`c.charge_minor::float8`.as('minor'),
    'c.charge_currency as currency',
    'c.status',
    'c.version',
  ]);

export const findCheck = statement((p: { id: string }) => checks.where('c.id', '=', p.id));

export const lockCheck = statement((p: { id: string }) =>
  checks.where('c.id', '=', p.id).forUpdate(),
);

/** What the end of a refund settles: questions about it, and the provider's report of it. */
export const lockChecksOfRefund = statement(
  (p: { gateway: GatewayName; refundId: string; providerId: string | null }) =>
    checks
      .where('c.status', '=', 'open')
      .where('c.gateway', '=', p.gateway)
      .where(({ or, and, eb }) =>
        or([
          and([
            eb('c.refund_id', '=', p.refundId),
            eb('c.kind', 'in', ['refund-exists', 'refund-unanswered']),
          ]),
          and([
            eb('c.kind', '=', 'refund-elsewhere'),
            eb('c.key', '=', param(p.providerId, 'text')),
          ]),
        ]),
      )
      .orderBy('c.id')
      .forUpdate(),
);

/** Once. */
export const noteLostDispute = statement((p: { gateway: GatewayName; key: string }) =>
  db
    .updateTable('provider_checks')
    .set(({ eb }) => ({
      reported_lost: true,
      status: 'open',
      note: null,
      settled_by: null,
      settled_at: null,
      version: eb('version', '+', 1),
    }))
    .where('gateway', '=', p.gateway)
    .where('kind', '=', 'dispute')
    .where('key', '=', p.key)
    .where('status', '<>', 'settled')
    .where('reported_lost', '=', false)
    .returning('id'),
);

export const updateCheck = statement(
  (p: {
    id: string;
    status: CheckStatus;
    outcome: CheckOutcome | null;
    note: string | null;
    entryId: string | null;
    settledBy: string | null;
    settledAt: Date | null;
  }) =>
    db
      .updateTable('provider_checks')
      .set(({ eb }) => ({
        status: p.status,
        outcome: p.outcome,
        note: p.note,
        entry_id: p.entryId,
        settled_by: p.settledBy,
        settled_at: p.settledAt,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', p.id),
);
