import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { dollars } from '../../conference/editions/fees.js';
import type { PackageId } from '../../conference/editions/fees.schema.js';
import { Clock } from '../../platform/core/clock.js';
import { count, countIf } from '../../platform/database/expressions.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { contains, list, readPage, type RowOf } from '../../platform/lists/keyset.js';
import type { Page } from '../../platform/lists/page.js';
import { usesOfCodes } from '../reductions/code-uses.read-model.js';
import { isUsedUp, keyOf, problemOf } from '../reductions/discount-rules.js';
import { codeNotFound } from '../reductions/reductions.errors.js';
import type { CodeDetails, DiscountCodesQuery, PresentedCode } from './discount-codes.schema.js';

const query = db.selectFrom('discount_codes as c').select(({ ref }) => [
  'c.id',
  'c.code',
  'c.note',
  'c.percent',
  'c.amount_cents as amountCents',
  ref('c.packages').$castTo<PackageId[]>().as('packages'),
  sql<string | null>`to_char(${ref('c.first_day')}, 'YYYY-MM-DD')`.as('firstDay'),
  sql<string | null>`to_char(${ref('c.last_day')}, 'YYYY-MM-DD')`.as('lastDay'),
  'c.max_uses as maxUses',
  'c.max_uses_per_person as maxUsesPerPerson',
  'c.budget_cents as budgetCents',
  'c.stopped_at as stoppedAt',
  'c.created_at as createdAt',
  usesOfCodes()
    .select(count().as('uses'))
    .where('l.item', '=', sql<string>`${ref('c.id')}::text`)
    .$asScalar()
    .$notNull()
    .as('uses'),
  usesOfCodes()
    .select(({ fn }) =>
      sql<number>`coalesce(-${fn.sum('l.amount_cents')}, 0)::integer`.as('usedCents'),
    )
    .where('l.item', '=', sql<string>`${ref('c.id')}::text`)
    .$asScalar()
    .$notNull()
    .as('usedCents'),
]);

const codes = list({
  query,
  id: 'c.id',
  sorts: { createdAt: { column: 'c.created_at', type: 'timestamptz' } },
  where: ({ eb, ref }, { stopped, q }: Pick<DiscountCodesQuery, 'stopped' | 'q'>) => [
    eb('c.edition_id', '=', currentEditionId),
    stopped === true && eb('c.stopped_at', 'is not', null),
    stopped === false && eb('c.stopped_at', 'is', null),
    q && contains(ref('c.code_key'), keyOf(q)),
  ],
});

const findCode = statement((p: { id: string }) =>
  query
    .innerJoin('users as u', 'u.id', 'c.created_by')
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('createdBy'))
    .where('c.id', '=', p.id),
);

const MOST_USES = 200;

const findUses = statement((p: { item: string }) =>
  usesOfCodes()
    .select(({ ref }) => [
      'p.id as paymentId',
      'p.merchant_reference as merchantReference',
      sql<string>`r.first_name || ' ' || r.last_name`.as('name'),
      sql<number>`-${ref('l.amount_cents')}`.as('cents'),
      'p.status as state',
      'p.created_at as createdAt',
    ])
    .where('l.item', '=', p.item)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(MOST_USES),
);

const countCodes = statement(() =>
  db
    .selectFrom('discount_codes')
    .select(({ eb }) => [
      count().as('all'),
      countIf(eb('stopped_at', 'is', null)).as('open'),
      countIf(eb('stopped_at', 'is not', null)).as('stopped'),
    ])
    .where('edition_id', '=', currentEditionId),
);

/** Also reads users (identity): who made a code. */
@Injectable()
export class DiscountCodesQueryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly clock: Clock,
  ) {}

  async list(
    query: DiscountCodesQuery,
  ): Promise<Page<PresentedCode, { all: number; open: number; stopped: number }>> {
    const { rows, nextCursor } = await readPage(this.dataSource, codes, query, query);
    const counts = await countCodes.one(this.dataSource);
    const timeZone = await this.timeZone();
    return { items: rows.map((row) => this.present(row, timeZone)), nextCursor, counts };
  }

  /** @throws AppError NOT_FOUND */
  async read(id: string): Promise<CodeDetails> {
    const found = await findCode.first(this.dataSource, { id });
    if (!found) throw codeNotFound();
    const uses = await findUses.all(this.dataSource, { item: id });
    const { createdBy, ...code } = found;
    return {
      ...this.present(code, await this.timeZone()),
      createdBy,
      registrations: uses.map(({ cents, createdAt, ...use }) => ({
        ...use,
        discount: dollars(cents),
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  private async timeZone(): Promise<string> {
    return (await this.editions.current(this.dataSource.manager)).document.timeZone;
  }

  private present(row: RowOf<typeof codes>, timeZone: string): PresentedCode {
    const { amountCents, budgetCents, usedCents, stoppedAt, createdAt, ...rest } = row;
    return {
      ...rest,
      amount: amountCents === null ? null : dollars(amountCents),
      budget: budgetCents === null ? null : dollars(budgetCents),
      used: dollars(usedCents),
      state: stateOf({ ...row, stoppedAt }, timeZone, this.clock.now()),
      createdAt: createdAt.toISOString(),
    };
  }
}

const STATES = { stopped: 'stopped', early: 'scheduled', expired: 'expired' } as const;

function stateOf(row: RowOf<typeof codes>, timeZone: string, now: Date): PresentedCode['state'] {
  const problem = problemOf({ ...row, packages: [] }, 'virtual_publication', timeZone, now);
  if (problem !== undefined && problem in STATES) return STATES[problem as keyof typeof STATES];
  // One more cent is more than a used budget has.
  return isUsedUp(row, { uses: row.uses, usedCents: row.usedCents }, 1) ? 'used-up' : 'active';
}
