import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { DataSource } from 'typeorm';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { dollars } from '../../conference/editions/fees.js';
import { db } from '../../platform/database/db.js';
import { countIf } from '../../platform/database/expressions.js';
import { statement } from '../../platform/database/statement.js';
import { holdOf } from '../../identity/accounts/act-on-hold.read-model.js';
import { contains, list, readPage, type RowOf } from '../../platform/lists/keyset.js';
import type { Page } from '../../platform/lists/page.js';
import { factsOf } from '../payments/ledger/payment-status.js';
import { WaiverBudgets } from './waiver-budget.js';
import type { WaiverStatus } from './waiver-status.js';
import { isUndecided, shownStatus } from './waiver-work.js';
import { waiverNotFound } from './waivers.errors.js';
import type {
  PresentedBudget,
  PresentedWaiver,
  WaiverCounts,
  WaiversQuery,
} from './waivers.schema.js';

const sumOf = (...kinds: string[]) => sql<number>`coalesce((SELECT sum(l.amount_cents)
  FROM price_lines l WHERE l.payment_id = p.id
   AND l.kind IN (${sql.join(kinds.map((kind) => sql.lit(kind)))})), 0)::int`;

const all = db
  .selectFrom('waivers as w')
  .innerJoin('payments as p', 'p.id', 'w.payment_id')
  .innerJoin('registrations as r', 'r.id', 'p.registration_id');

const waiverQuery = all
  .leftJoin('users as u', 'u.id', 'w.decided_by')
  .select(({ ref }) => [
    'w.id',
    'w.reason',
    'w.can_pay_cents as canPayCents',
    shownStatus.as('status'),
    'w.offered_cents as offeredCents',
    jsonObjectFrom(holdOf('waiver', ref('w.id'))).as('hold'),
    'w.answer',
    sql<string | null>`u.first_name || ' ' || u.last_name`.as('decidedBy'),
    'w.decided_at as decidedAt',
    'w.version',
    'w.created_at as createdAt',
    sql<string>`r.first_name || ' ' || r.last_name`.as('name'),
    'r.organization',
    'r.country',
    'r.package_id as packageId',
    'r.academic_category as academicCategory',
    'p.id as paymentId',
    'p.merchant_reference as paymentReference',
    'p.status as paymentStatus',
    'p.amount_cents as dueCents',
    sumOf('package', 'band', 'discount').as('feeCents'),
    sumOf('waiver').as('waivedCents'),
  ]);

const searched = sql<string>`lower(concat_ws(' ', p.merchant_reference, r.first_name, r.last_name, r.email, r.organization))`;

const waiverList = list({
  query: waiverQuery,
  id: 'w.id',
  sorts: { createdAt: { column: 'w.created_at', type: 'timestamptz' } },
  where: ({ eb }, { status, q }: Pick<WaiversQuery, 'status' | 'q'>) => [
    eb('w.edition_id', '=', currentEditionId),
    status && (status === 'open' ? isUndecided : eb(shownStatus, '=', status)),
    q && contains(searched, q.toLowerCase()),
  ],
});
type WaiverRow = RowOf<typeof waiverList>;

const findWaiver = statement((p: { id: string }) => waiverQuery.where('w.id', '=', p.id));

const is = (status: WaiverStatus) => countIf(sql`${shownStatus} = ${sql.lit(status)}`);

const countWaivers = statement(() =>
  all
    .select([
      countIf(isUndecided).as('open'),
      is('granted').as('granted'),
      is('declined').as('declined'),
      is('withdrawn').as('withdrawn'),
    ])
    .where('w.edition_id', '=', currentEditionId),
);

/** Also reads users (identity), for the names of organisers, and held_acts (platform). */
@Injectable()
export class WaiversQueryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly budgets: WaiverBudgets,
  ) {}

  async list(query: WaiversQuery): Promise<Page<PresentedWaiver, WaiverCounts>> {
    const { rows, nextCursor } = await readPage(this.dataSource, waiverList, query, query);
    const counts = await countWaivers.one(this.dataSource);
    return { items: rows.map(present), nextCursor, counts };
  }

  /** @throws AppError NOT_FOUND */
  async read(id: string): Promise<PresentedWaiver> {
    const row = await findWaiver.first(this.dataSource, { id });
    if (!row) throw waiverNotFound();
    return present(row);
  }

  async budget(): Promise<PresentedBudget> {
    const { budget, granted, reserved } = await this.budgets.read();
    return {
      budget: dollars(budget),
      granted: dollars(granted),
      reserved: dollars(reserved),
      left: dollars(budget - granted - reserved),
    };
  }
}

function present({
  canPayCents,
  offeredCents,
  waivedCents,
  feeCents,
  dueCents,
  decidedAt,
  createdAt,
  ...rest
}: WaiverRow): PresentedWaiver {
  const { status, hold, paymentStatus } = rest;
  return {
    ...rest,
    canPay: dollarsOrNull(canPayCents),
    amount: status === 'granted' ? dollars(-waivedCents) : null,
    offered: hold ? dollarsOrNull(offeredCents) : null,
    fee: dollars(feeCents),
    due: dollars(dueCents),
    isDecidable: factsOf(paymentStatus).awaitsMoney,
    decidedAt: decidedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

function dollarsOrNull(cents: number | null): number | null {
  return cents === null ? null : dollars(cents);
}
