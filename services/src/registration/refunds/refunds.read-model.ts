import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { dollars } from '../../conference/editions/fees.js';
import { Clock } from '../../platform/core/clock.js';
import { db } from '../../platform/database/db.js';
import { countIf } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { contains, list, readPage, type RowOf } from '../../platform/lists/keyset.js';
import type { Page } from '../../platform/lists/page.js';
import { unitsOf } from '../bank-files/amounts.js';
import { PaymentCases } from '../payments/ledger/payment-cases.js';
import { overpaidCents } from '../payments/ledger/payment-money.js';
import { nextPaymentStatus } from '../payments/ledger/payment-status.js';
import { isUnderWay } from '../payments/ledger/refunds-under-way.read-model.js';
import { transferNotFound } from '../payments/ledger/payments.errors.js';
import { countDueRefunds, dueRefundsQuery } from './due-refunds.read-model.js';
import { maskedLabel } from './refund-account.schema.js';
import { findMoneyOf, findOnlineMoneyOf } from './received-money.sql.js';
import { accountOf, payOf } from './received-money.js';
import { isOverdue } from './refund-work.js';
import { refundNotFound } from './refunds.errors.js';
import type {
  DueRefundsQuery,
  PresentedDueRefund,
  PresentedRefund,
  RefundCounts,
  RefundOffer,
  RefundOfferQuery,
  RefundsQuery,
} from './refunds.schema.js';

export const nameOf = (alias: string) =>
  sql<string>`(SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = ${sql.ref(alias)})`;

export const refundsWithNames = db
  .selectFrom('refunds as f')
  .leftJoin('payments as p', 'p.id', 'f.payment_id')
  .leftJoin('registrations as r', 'r.id', 'p.registration_id')
  .leftJoin('bank_transfers as t', 't.id', 'f.transfer_id');

const refundQuery = refundsWithNames
  .leftJoin('refund_batches as b', 'b.id', 'f.batch_id')
  .leftJoin('bank_lines as l', 'l.refund_entry', 'f.entry_id')
  .select([
    'f.id',
    'f.reference',
    'f.kind',
    'f.status',
    sql<string>`coalesce(r.first_name || ' ' || r.last_name, t.sender)`.as('name'),
    'f.payment_id as paymentId',
    'p.merchant_reference as paymentReference',
    'f.transfer_id as transferId',
    'f.amount_cents as amountCents',
    'f.pay_minor as payMinor',
    'f.pay_currency as payCurrency',
    'f.cause',
    'f.reason',
    'f.account_label as account',
    'f.account_source as accountSource',
    'f.batch_id as batchId',
    'b.message_id as messageId',
    'b.status as batchStatus',
    'f.gateway',
    'f.failure',
    sql<boolean>`f.entry_id IS NOT NULL`.as('isBooked'),
    'l.statement_id as statementId',
    nameOf('f.prepared_by').as('preparedBy'),
    'f.version',
    'f.created_at as createdAt',
    'f.changed_at as changedAt',
  ]);

export const searched = sql<string>`lower(concat_ws(' ', f.reference, p.merchant_reference, r.first_name, r.last_name, r.email, t.sender))`;

const refundList = list({
  query: refundQuery,
  id: 'f.id',
  sorts: { createdAt: { column: 'f.created_at', type: 'timestamptz' } },
  where: (
    { eb },
    { status, overdue, now, batchId, q }: Omit<RefundsQuery, 'sort'> & { now: Date },
  ) => [
    eb('f.edition_id', '=', currentEditionId),
    status && eb('f.status', '=', status),
    overdue && isOverdue(now),
    batchId && eb('f.batch_id', '=', batchId),
    q && contains(searched, q.toLowerCase()),
  ],
});
type RefundRow = RowOf<typeof refundList>;

const findRefund = statement((p: { id: string }) => refundQuery.where('f.id', '=', p.id));

const dueList = list({
  query: dueRefundsQuery,
  id: 'w.id',
  sorts: { since: { column: 'w.since', type: 'timestamptz' } },
  where: (_, { q }: Pick<DueRefundsQuery, 'q'>) => [
    q && contains(sql<string>`w.searched`, q.toLowerCase()),
  ],
});

const is = (status: string) => countIf(sql`f.status = ${sql.lit(status)}`);

const countRefunds = statement(() =>
  db
    .selectFrom('refunds as f')
    .select([
      countDueRefunds.$asScalar().$notNull().as('due'),
      is('asking').as('asking'),
      is('ready').as('ready'),
      is('batched').as('batched'),
      is('exported').as('exported'),
      is('paid').as('paid'),
      is('failed').as('failed'),
      is('withdrawn').as('withdrawn'),
    ])
    .where('f.edition_id', '=', currentEditionId),
);

const findTransfer = statement((p: { id: string }) =>
  db
    .selectFrom('bank_transfers as t')
    .select([
      't.sender',
      't.bank_transaction_id as reference',
      't.open_cents as openCents',
      't.version',
      sql<number>`coalesce((SELECT sum(f.amount_cents) FROM refunds f
        WHERE f.transfer_id = t.id AND ${isUnderWay('f')}), 0)::int`.as('reserved'),
    ])
    .where('t.id', '=', p.id),
);

/** Also reads users (identity), for the names of organisers. */
@Injectable()
export class RefundsQueryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cases: PaymentCases,
    private readonly clock: Clock,
  ) {}

  async list(query: RefundsQuery): Promise<Page<PresentedRefund, RefundCounts>> {
    const filters = { ...query, now: this.clock.now() };
    const { rows, nextCursor } = await readPage(this.dataSource, refundList, filters, query);
    const counts = await countRefunds.one(this.dataSource);
    return { items: rows.map(presentRefund), nextCursor, counts };
  }

  async due(query: DueRefundsQuery): Promise<Page<PresentedDueRefund, RefundCounts>> {
    const { rows, nextCursor } = await readPage(this.dataSource, dueList, query, query);
    const counts = await countRefunds.one(this.dataSource);
    const items = rows.map(({ cents, since, ...row }) => ({
      ...row,
      amount: dollars(cents),
      since: since.toISOString(),
    }));
    return { items, nextCursor, counts };
  }

  /** @throws AppError NOT_FOUND */
  async read(id: string): Promise<PresentedRefund> {
    const row = await findRefund.first(this.dataSource, { id });
    if (!row) throw refundNotFound();
    return presentRefund(row);
  }

  /** The most that a payment or a transfer can be refunded by, and how. @throws AppError NOT_FOUND */
  async offer({ kind, id }: RefundOfferQuery): Promise<RefundOffer> {
    const about = kind === 'return' ? await this.ofTransfer(id) : await this.ofPayment(kind, id);
    const { most, ...rest } = about;
    const money = kind === 'return' ? 'transfer' : 'payment';
    const received = await findMoneyOf(money).first(this.dataSource, { id });
    const online = await findOnlineMoneyOf(money).first(this.dataSource, { id });
    const { payMinor, payCurrency } = payOf(received, Math.max(most, 1));
    const account = accountOf(received);
    return {
      ...rest,
      most: dollars(most),
      currency: payCurrency,
      payMost: most === 0 ? 0 : unitsOf(payMinor, payCurrency),
      gateway: online?.gateway ?? null,
      transferAccount: account && maskedLabel(account),
    };
  }

  private async ofPayment(kind: 'refund' | 'overpayment', id: string) {
    const about = await this.cases.find(this.dataSource.manager, { id });
    const { payment, registration } = about;
    const isUnderWay = about.refundUnderWay !== null;
    const canEnd = nextPaymentStatus(payment.status, 'refund') !== undefined;
    const most =
      kind === 'overpayment' ? overpaidCents(payment) : canEnd ? payment.receivedCents : 0;
    return {
      name: `${registration.firstName} ${registration.lastName}`,
      reference: payment.merchantReference,
      version: payment.version,
      most: isUnderWay ? 0 : most,
      canAsk: true,
      isUnderWay,
    };
  }

  private async ofTransfer(id: string) {
    const transfer = await findTransfer.first(this.dataSource, { id });
    if (!transfer) throw transferNotFound();
    const { sender, reference, version, openCents, reserved } = transfer;
    return {
      name: sender,
      reference,
      version,
      most: openCents - reserved,
      canAsk: false,
      isUnderWay: reserved > 0,
    };
  }
}

function presentRefund({
  amountCents,
  payMinor,
  payCurrency,
  batchId,
  messageId,
  batchStatus,
  createdAt,
  changedAt,
  ...rest
}: RefundRow): PresentedRefund {
  return {
    ...rest,
    amount: dollars(amountCents),
    pay: { amount: unitsOf(payMinor, payCurrency), currency: payCurrency },
    batch:
      batchId !== null && messageId !== null && batchStatus !== null
        ? { id: batchId, messageId, status: batchStatus }
        : null,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}
