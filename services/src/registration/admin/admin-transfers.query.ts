import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { list, readPage, type RowOf } from '../../platform/lists/keyset.js';
import { anyOf, count } from '../../platform/database/expressions.js';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { sql } from 'kysely';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Page } from '../../platform/lists/page.js';
import { holdOf } from '../../identity/accounts/act-on-hold.read-model.js';
import { dollars } from '../../conference/editions/fees.js';
import { transferNotFound } from '../payments/ledger/payments.errors.js';
import { isUnmatched } from './payment-work.js';
import { transfersFound } from './transfers-search.sql.js';
import type { Transfer, TransfersQuery } from './admin-transfers.schema.js';

const query = db.selectFrom('bank_transfers as t').select(({ ref }) => [
  't.id',
  't.amount_cents as amountCents',
  't.open_cents as openCents',
  sql<string>`to_char(t.value_date, 'YYYY-MM-DD')`.as('date'),
  't.bank_transaction_id as bankTransactionId',
  't.sender',
  't.remittance',
  't.version',
  jsonObjectFrom(holdOf('transfer', ref('t.id'))).as('hold'),
  't.created_at as createdAt',
  jsonArrayFrom(
    db
      .selectFrom('ledger_entries as l')
      .innerJoin('payments as p', 'p.id', 'l.payment_id')
      .select(({ ref }) => [
        'p.id',
        'p.merchant_reference as merchantReference',
        sql<number>`sum(${ref('l.amount_cents')})::int`.as('amountCents'),
      ])
      .where('l.transfer_id', '=', ref('t.id'))
      .groupBy('p.id')
      // Unmatched amounts add up to zero.
      .having(({ fn, eb }) => eb(fn.sum('l.amount_cents'), '>', 0))
      .orderBy(({ fn }) => fn.min('l.id')),
  ).as('payments'),
]);

const transfers = list({
  query,
  id: 't.id',
  sorts: { createdAt: { column: 't.created_at', type: 'timestamptz' } },
  where: ({ eb, not }, { open, q }: Pick<TransfersQuery, 'open' | 'q'>) => [
    eb('t.edition_id', '=', currentEditionId),
    open === true && isUnmatched,
    open === false && not(isUnmatched),
    q && sql<boolean>`t.id = ${anyOf(transfersFound(q))}`,
  ],
});

const findTransfer = statement((p: { id: string }) => query.where('t.id', '=', p.id));

const countOpen = statement(() =>
  db
    .selectFrom('bank_transfers as t')
    .select(count().as('open'))
    .where(isUnmatched)
    .where('t.edition_id', '=', currentEditionId),
);

@Injectable()
export class AdminTransfersQuery {
  constructor(private readonly dataSource: DataSource) {}

  async list(query: TransfersQuery): Promise<Page<Transfer, { open: number }>> {
    const page = await readPage(this.dataSource, transfers, query, query);
    const counts = await countOpen.one(this.dataSource);
    const { nextCursor } = page;
    return { items: page.rows.map(present), nextCursor, counts };
  }

  /** @throws AppError NOT_FOUND */
  async read(id: string): Promise<Transfer> {
    const found = await findTransfer.first(this.dataSource, { id });
    if (!found) throw transferNotFound();
    return present(found);
  }
}

function present({
  amountCents,
  openCents,
  createdAt,
  payments,
  ...rest
}: RowOf<typeof transfers>): Transfer {
  return {
    ...rest,
    amount: dollars(amountCents),
    open: dollars(openCents),
    createdAt: createdAt.toISOString(),
    payments: payments.map(({ amountCents: cents, ...payment }) => ({
      ...payment,
      amount: dollars(cents),
    })),
  };
}
