import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type List, readPage } from '../common/list/list.js';
import { SqlConditions } from '../common/list/sql-conditions.js';
import type { Page } from '../common/page.js';
import { dollars } from '../editions/fees.js';
import { transferNotFound } from '../payments/payments.errors.js';
import type { Transfer, TransfersQuery } from './admin-transfers.schema.js';

type Record = Omit<Transfer, 'amount' | 'open' | 'createdAt' | 'payments'> & {
  amountCents: number;
  openCents: number;
  createdAt: Date;
  payments: { id: string; merchantReference: string; amountCents: number }[];
};

const MATCHED = `
  SELECT p.id, p.merchant_reference AS "merchantReference", l.amount_cents AS "amountCents"
    FROM ledger_entries l JOIN payments p ON p.id = l.payment_id
   WHERE l.transfer_id = t.id ORDER BY l.id`;

const list: List<'createdAt'> = {
  columns: `
    t.id, t.amount_cents AS "amountCents", t.open_cents AS "openCents",
    to_char(t.value_date, 'YYYY-MM-DD') AS date, t.bank_transaction_id AS "bankTransactionId",
    t.sender, t.remittance, t.version, t.created_at AS "createdAt",
    (SELECT coalesce(json_agg(matched), '[]') FROM (${MATCHED}) matched) AS payments`,
  from: 'bank_transfers t',
  id: 't.id',
  sorts: { createdAt: { column: 't.created_at', type: 'timestamptz' } },
};

const CURRENT = '(SELECT id FROM editions WHERE is_current)';

@Injectable()
export class AdminTransfersQuery {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of the money that came without a match in the current edition. */
  async list(query: TransfersQuery): Promise<Page<Transfer, { open: number }>> {
    const conditions = new SqlConditions();
    conditions.add(`t.edition_id = ${CURRENT}`);
    if (query.open === true) conditions.add('t.open_cents > 0');
    if (query.open === false) conditions.add('t.open_cents = 0');
    const page = await readPage<Record, 'createdAt'>(this.dataSource, list, conditions, query);
    const [counts] = await this.dataSource.query<{ open: number }[]>(
      `SELECT count(*)::int AS open FROM bank_transfers
        WHERE open_cents > 0 AND edition_id = ${CURRENT}`,
    );
    const { nextCursor } = page;
    return { items: page.rows.map(present), nextCursor, counts: { open: counts?.open ?? 0 } };
  }

  /** @throws AppError NOT_FOUND */
  async read(id: string): Promise<Transfer> {
    const [found] = await this.dataSource.query<Record[]>(
      `SELECT ${list.columns} FROM ${list.from} WHERE t.id = $1`,
      [id],
    );
    if (!found) throw transferNotFound();
    return present(found);
  }
}

function present({ amountCents, openCents, createdAt, payments, ...rest }: Record): Transfer {
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
