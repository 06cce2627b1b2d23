import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type List, readAll, readPage } from '../common/list/list.js';
import { containing, SqlConditions } from '../common/list/sql-conditions.js';
import type { Page } from '../common/page.js';
import { Counters } from '../counters/counters.service.js';
import { dollars } from '../editions/fees.js';
import { isMistyped, nearReferences } from '../payments/near-references.js';
import { parseReference } from '../payments/merchant-reference.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../payments/payment-status.js';
import { PACKAGE_NAME } from './package-name.sql.js';
import type {
  LookUp,
  PaymentCounts,
  PaymentFilters,
  PaymentRow,
  PaymentsQuery,
} from './admin-payments.schema.js';

export const PAYMENT_COLUMNS = `
  p.id, p.merchant_reference AS "merchantReference", p.status AS state,
  p.amount_cents AS "amountCents", p.currency, p.created_at AS "createdAt",
  r.type AS "registrationType", r.academic_category AS "academicCategory",
  r.package_id AS "registrationPackage", ${PACKAGE_NAME} AS "packageName", r.title, r.first_name AS "firstName",
  r.last_name AS "lastName", r.email, p.received_cents AS "receivedCents",
  r.twin_of IS NOT NULL AS "isTwin"`;
export const PAYMENT_TABLES = 'registrations r JOIN payments p ON p.registration_id = r.id';

export type PaymentRecord = Omit<PaymentRow, 'amount' | 'received' | 'createdAt'> & {
  amountCents: number;
  receivedCents: number;
  createdAt: Date;
};

const list: List<'createdAt' | 'name' | 'amount'> = {
  columns: PAYMENT_COLUMNS,
  from: PAYMENT_TABLES,
  id: 'r.id',
  sorts: {
    createdAt: { column: 'r.created_at', type: 'timestamptz' },
    name: { column: 'r.sort_name', type: 'text' },
    amount: { column: 'r.amount_cents', type: 'integer' },
  },
};

@Injectable()
export class AdminPaymentsQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counters: Counters,
  ) {}

  /** A page of the current edition's registrations; searched by reference, name and e-mail. */
  async list(query: PaymentsQuery): Promise<Page<PaymentRow, PaymentCounts>> {
    const page = await readPage<PaymentRecord, 'createdAt' | 'name' | 'amount'>(
      this.dataSource,
      list,
      conditionsOf(query),
      query,
    );
    return {
      items: page.rows.map(presentRow),
      nextCursor: page.nextCursor,
      counts: await this.count(),
    };
  }

  /** The payment of a reference as it was typed, else those that one slip of the pen leads to. */
  async lookUp(typed: string): Promise<LookUp> {
    const reference = parseReference(typed);
    const records = await this.dataSource.query<PaymentRecord[]>(
      `SELECT ${PAYMENT_COLUMNS} FROM ${PAYMENT_TABLES}
        WHERE p.merchant_reference = ANY ($1) ORDER BY p.created_at DESC`,
      [reference === undefined ? nearReferences(typed) : [reference]],
    );
    return { isMistyped: isMistyped(typed), items: records.map(presentRow) };
  }

  /** All that the list shows, page after page. */
  async *all(filters: PaymentFilters): AsyncGenerator<PaymentRow> {
    const conditions = () => conditionsOf(filters);
    const records = readAll<PaymentRecord, 'createdAt' | 'name' | 'amount'>(
      this.dataSource,
      list,
      conditions,
      filters.sort,
    );
    for await (const record of records) yield presentRow(record);
  }

  private async count(): Promise<PaymentCounts> {
    const found = await this.counters.readCurrent(this.dataSource.manager, 'payments');
    const counts = Object.fromEntries(
      PAYMENT_STATUSES.map((status) => [status, found[status] ?? 0]),
    ) as Record<PaymentStatus, number>;
    return { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  }
}

export function presentRow(record: PaymentRecord): PaymentRow {
  const { amountCents, receivedCents, createdAt, ...rest } = record;
  return {
    ...rest,
    amount: dollars(amountCents),
    received: dollars(receivedCents),
    createdAt: createdAt.toISOString(),
  };
}

function conditionsOf(filters: PaymentFilters) {
  const { state, package: packageId, category, from, to, twins, q } = filters;
  const conditions = new SqlConditions();
  conditions.add('r.edition_id = (SELECT id FROM editions WHERE is_current)');
  if (state) conditions.add('p.status = ?', state);
  if (packageId) conditions.add('r.package_id = ?', packageId);
  if (category) conditions.add('r.academic_category = ?', category);
  if (from) conditions.add(`r.created_at >= (?::date AT TIME ZONE 'UTC')`, from);
  if (to) conditions.add(`r.created_at < ((?::date + 1) AT TIME ZONE 'UTC')`, to);
  if (twins !== undefined) conditions.add(`(r.twin_of IS NOT NULL) = ?`, twins);
  if (q) addSearch(conditions, q);
  return conditions;
}

/** References have neither O nor I; most names and all addresses hold something that they have not. */
const LIKE_REFERENCE = /^[A-HJ-NP-Z0-9\s-]+$/i;

function addSearch(conditions: SqlConditions, q: string): void {
  const reference = parseReference(q);
  if (reference) return conditions.add('p.merchant_reference = ?', reference);
  const name = containing(q.toLowerCase());
  if (!LIKE_REFERENCE.test(q)) return conditions.add('r.search_text LIKE ?', name);
  conditions.add(
    `r.id = ANY (ARRAY(
      SELECT id FROM registrations WHERE search_text LIKE ?
      UNION
      SELECT registration_id FROM payments WHERE replace(merchant_reference, '-', '') LIKE ?))`,
    name,
    containing(q.replace(/[\s-]/g, '').toUpperCase()),
  );
}
