import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { DataSource } from 'typeorm';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { dollars } from '../../conference/editions/fees.js';
import { holdOf } from '../../identity/accounts/act-on-hold.read-model.js';
import { db } from '../../platform/database/db.js';
import { countIf } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { isAmongHeld } from '../../platform/holds/held-acts.read-model.js';
import { contains, list, readPage, type RowOf } from '../../platform/lists/keyset.js';
import type { Page } from '../../platform/lists/page.js';
import { work, workColumns } from '../../platform/work/work.js';
import { unitsOf } from '../bank-files/amounts.js';
import { checkNotFound } from '../gateways/gateways.errors.js';
import type { CheckStatus } from '../gateways/provider-check.js';
import { centsOfCharge } from '../gateways/rates.js';
import { PaymentCases } from '../payments/ledger/payment-cases.js';
import { overpaidCents } from '../payments/ledger/payment-money.js';
import { nextPaymentStatus } from '../payments/ledger/payment-status.js';
import type { RefundKind } from '../refunds/refund-status.js';
import { type CheckedMoney, findCheckedMoney } from './check-money.sql.js';
import type {
  CheckCounts,
  ChecksQuery,
  PresentedCheck,
  PresentedCheckDetails,
} from './provider-checks.schema.js';

/* Also reads users (identity), for the names of organisers, and held_acts (platform). */

const checkQuery = db
  .selectFrom('provider_checks as c')
  .leftJoin('payments as p', 'p.id', 'c.payment_id')
  .leftJoin('registrations as r', 'r.id', 'p.registration_id')
  .leftJoin('refunds as f', 'f.id', 'c.refund_id')
  .leftJoin('gateway_money as m', (join) =>
    join.onRef('m.gateway', '=', 'c.gateway').onRef('m.transaction_id', '=', 'c.transaction_id'),
  )
  .leftJoin('users as u', 'u.id', 'c.settled_by')
  .select(({ ref }) => [
    'c.id',
    'c.gateway',
    'c.kind',
    'c.status',
    sql<number>`c.charge_minor::float8`.as('minor'),
    'c.charge_currency as currency',
    'c.transaction_id as transactionId',
    sql<string | null>`r.first_name || ' ' || r.last_name`.as('name'),
    'c.payment_id as paymentId',
    'p.merchant_reference as paymentReference',
    'c.refund_id as refundId',
    'f.reference as refundReference',
    'f.status as refundStatus',
    'm.transfer_id as transferId',
    'c.reported_lost as isReportedLost',
    'c.outcome',
    'c.note',
    sql<string | null>`u.first_name || ' ' || u.last_name`.as('settledBy'),
    'c.settled_at as settledAt',
    jsonObjectFrom(holdOf('provider-check', ref('c.id'))).as('hold'),
    'c.version',
    'c.opened_at as openedAt',
  ]);

const searched = sql<string>`lower(concat_ws(' ', c.transaction_id, c.key, p.merchant_reference, f.reference,
  r.first_name, r.last_name, r.email))`;

/** Of `provider_checks as c`: waits for finance. */
const isOpen = sql<boolean>`(c.status = 'open'
  AND NOT ${isAmongHeld('provider-check', sql<string>`c.id`)})`;

const checkList = list({
  query: checkQuery,
  id: 'c.id',
  sorts: { openedAt: { column: 'c.opened_at', type: 'timestamptz' } },
  where: ({ eb }, { status, q }: Pick<ChecksQuery, 'status' | 'q'>) => [
    eb('c.edition_id', '=', currentEditionId),
    status && (status === 'open' ? isOpen : eb('c.status', '=', status)),
    q && contains(searched, q.toLowerCase()),
  ],
});
type CheckRow = RowOf<typeof checkList>;

const findCheckRow = statement((p: { id: string }) => checkQuery.where('c.id', '=', p.id));

const is = (status: CheckStatus) => countIf(sql`c.status = ${sql.lit(status)}`);

const countChecks = statement(() =>
  db
    .selectFrom('provider_checks as c')
    .select([
      countIf(isOpen).as('open'),
      is('settled').as('settled'),
      is('dismissed').as('dismissed'),
    ])
    .where('c.edition_id', '=', currentEditionId),
);

export const checkWork = work<'provider-checks'>({
  kinds: { 'provider-checks': 'money' },
  right: 'payments:read',
  select: () =>
    db
      .selectFrom('provider_checks as c')
      .select(
        workColumns(sql<'provider-checks'>`'provider-checks'`, sql<number>`count(*)::int`, {
          since: sql`min(c.opened_at)`,
        }),
      )
      .where('c.edition_id', '=', currentEditionId)
      .where(isOpen)
      .having(sql<number>`count(*)::int`, '>', 0),
});

@Injectable()
export class ProviderChecksQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cases: PaymentCases,
  ) {}

  async list(query: ChecksQuery): Promise<Page<PresentedCheck, CheckCounts>> {
    const { rows, nextCursor } = await readPage(this.dataSource, checkList, query, query);
    const counts = await countChecks.one(this.dataSource);
    return { items: rows.map(present), nextCursor, counts };
  }

  /** @throws AppError NOT_FOUND */
  async read(id: string): Promise<PresentedCheckDetails> {
    const row = await findCheckRow.first(this.dataSource, { id });
    if (!row) throw checkNotFound();
    const isBookable = row.kind === 'refund-elsewhere' && row.status === 'open';
    return { ...present(row), booking: isBookable ? await this.booking(row) : null };
  }

  private async booking({ gateway, transactionId, minor, currency }: CheckRow) {
    const money = await findCheckedMoney.first(this.dataSource, { gateway, transactionId });
    if (!money) return { kinds: [], amount: 0 };
    const rate = money.rateMicros === null ? null : { rateMicros: money.rateMicros, rateDay: null };
    const cents = centsOfCharge({ minor, currency }, rate) ?? 0;
    return { kinds: await this.kindsOf(money, cents), amount: dollars(cents) };
  }

  /** The most fitting one first. */
  private async kindsOf({ paymentId, openCents }: CheckedMoney, cents: number) {
    const kinds: RefundKind[] = [];
    if (cents > 0 && openCents >= cents) kinds.push('return');
    if (paymentId !== null) {
      const { payment } = await this.cases.find(this.dataSource.manager, { id: paymentId });
      if (overpaidCents(payment) >= cents) kinds.push('overpayment');
      if (nextPaymentStatus(payment.status, 'refund')) kinds.push('refund');
    }
    return kinds;
  }
}

function present({ minor, currency, settledAt, openedAt, ...rest }: CheckRow): PresentedCheck {
  return {
    ...rest,
    charge: { amount: unitsOf(minor, currency), currency },
    settledAt: settledAt?.toISOString() ?? null,
    openedAt: openedAt.toISOString(),
  };
}
