import { sql } from 'kysely';
import { audited } from '../../../platform/audit/audit.service.js';
import { param } from '../../../platform/database/expressions.js';
import type { Author, LedgerAction, LedgerEntry } from './ledger-entry.entity.js';
import type { PaymentStatus } from './payment-status.js';

interface PaymentWrite {
  id: string;
  /** As read by the caller. */
  version: number;
  status: PaymentStatus;
  amountDueCents: number;
  receivedCents: number;
  lastTransactionId: string | null;
  transferId: string | null;
  at: Date;
  actorId: string | null;
  action: LedgerAction;
  source: Author['source'];
  fromStatus: PaymentStatus;
  amountCents: number | null;
  valueDate: LedgerEntry['valueDate'];
  bankTransactionId: string | null;
  reason: string | null;
  reverses: string | null;
}

/** Changes a payment that has the version, and adds its entry. No row: it changed since it was read. */
export const writeEntry = audited((db, p: PaymentWrite) =>
  db
    .with('updated', (db) =>
      db
        .updateTable('payments')
        .set((eb) => ({
          status: p.status,
          amount_cents: p.amountDueCents,
          received_cents: p.receivedCents,
          bank_transaction_id: p.lastTransactionId,
          version: eb('version', '+', 1),
          // Money or a proof ends an announced cancellation.
          cancels_at: sql`CASE WHEN ${p.status} = 'awaiting-payment' THEN cancels_at END`,
        }))
        .where('id', '=', p.id)
        .where('version', '=', p.version)
        .returning('id'),
    )
    .insertInto('ledger_entries')
    .columns([
      'payment_id',
      'transfer_id',
      'at',
      'actor_id',
      'action',
      'source',
      'from_status',
      'to_status',
      'amount_cents',
      'value_date',
      'bank_transaction_id',
      'reason',
      'reverses',
    ])
    .expression((db) =>
      db
        .selectFrom('updated')
        .select([
          'id',
          param(p.transferId, 'uuid').as('transferId'),
          param(p.at, 'timestamptz').as('at'),
          param(p.actorId, 'uuid').as('actorId'),
          param(p.action, 'text').as('action'),
          param(p.source, 'text').as('source'),
          param(p.fromStatus, 'text').as('fromStatus'),
          param(p.status, 'text').as('toStatus'),
          param(p.amountCents, 'integer').as('amountCents'),
          param(p.valueDate, 'date').as('valueDate'),
          param(p.bankTransactionId, 'text').as('bankTransactionId'),
          param(p.reason, 'text').as('reason'),
          param(p.reverses, 'bigint').as('reverses'),
        ]),
    )
    .returning(({ exists, or, selectFrom }) => [
      'ledger_entries.id',
      or([
        exists(
          selectFrom('invoices')
            .select('invoices.number')
            .whereRef('invoices.payment_id', '=', 'ledger_entries.payment_id'),
        ),
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.id', '=', 'ledger_entries.payment_id')
            .where('payments.group_round', 'is not', null),
        ),
      ])
        .$castTo<boolean>()
        .as('hasInvoices'),
    ]),
);
