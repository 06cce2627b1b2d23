import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { cutPage, type Page } from '../common/page.js';
import { EditionsService } from '../editions/editions.service.js';
import type { FeeTable } from '../editions/fees.schema.js';
import { dollars, packageName } from '../editions/fees.js';
import { parseReference } from '../payments/merchant-reference.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../payments/payment-status.js';
import type { PaymentCounts, PaymentRow, PaymentsQuery } from './admin-payments.schema.js';
import { type Listed, listKey, listOrder, type SortColumn } from '../common/list/list-order.js';
import { containing, SqlConditions } from '../common/list/sql-conditions.js';

export const PAYMENT_COLUMNS = `
  p.id, p.merchant_reference AS "merchantReference", p.status AS state,
  p.amount_cents AS "amountCents", p.currency, p.created_at AS "createdAt",
  r.type AS "registrationType", r.academic_category AS "academicCategory",
  r.package_id AS "registrationPackage", r.title, r.first_name AS "firstName",
  r.last_name AS "lastName", r.email`;
export const PAYMENT_TABLES = 'payments p JOIN registrations r ON r.id = p.registration_id';

export type PaymentRecord = Omit<PaymentRow, 'amount' | 'packageName' | 'createdAt'> & {
  amountCents: number;
  createdAt: Date;
};

const byTime: SortColumn = { column: 'p.created_at', type: 'timestamptz' };
const byName: SortColumn = { column: 'r.sort_name', type: 'text' };
const byAmount: SortColumn = { column: 'p.amount_cents', type: 'integer' };
const SORTS: Record<PaymentsQuery['sort'], SortColumn> = {
  createdAt: byTime,
  '-createdAt': byTime,
  name: byName,
  '-name': byName,
  amount: byAmount,
  '-amount': byAmount,
};

@Injectable()
export class AdminPaymentsQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
  ) {}

  /** A page of the current edition's registrations; searched by reference, name and e-mail. */
  async list(query: PaymentsQuery): Promise<Page<PaymentRow, PaymentCounts>> {
    const { id, fees } = await this.editions.current(this.dataSource.manager);
    const conditions = conditionsOf(id, query);
    const sort = SORTS[query.sort];
    const order = listOrder(conditions, sort, 'p.id', query);
    const records = await this.dataSource.query<Listed<PaymentRecord>[]>(
      `SELECT ${PAYMENT_COLUMNS}, ${sort.column} AS "sortValue"
         FROM ${PAYMENT_TABLES} ${conditions.where()} ${order} LIMIT ${query.limit + 1}`,
      conditions.parameters,
    );
    const page = cutPage(records, query.limit, (last) => listKey(query.sort, last));
    return {
      items: page.rows.map((record) => presentRow(fees, record)),
      nextCursor: page.nextCursor,
      counts: await this.count(id),
    };
  }

  private async count(editionId: string): Promise<PaymentCounts> {
    const rows = await this.dataSource.query<{ status: PaymentStatus; payments: number }[]>(
      `SELECT p.status, count(*)::int AS payments FROM ${PAYMENT_TABLES}
        WHERE r.edition_id = $1 GROUP BY p.status`,
      [editionId],
    );
    const found = Object.fromEntries(rows.map(({ status, payments }) => [status, payments]));
    const counts = Object.fromEntries(
      PAYMENT_STATUSES.map((status) => [status, found[status] ?? 0]),
    ) as Record<PaymentStatus, number>;
    return { ...counts, all: rows.reduce((sum, { payments }) => sum + payments, 0) };
  }
}

export function presentRow(
  fees: FeeTable,
  { amountCents, createdAt, ...record }: PaymentRecord,
): PaymentRow {
  return {
    ...record,
    amount: dollars(amountCents),
    packageName: packageName(fees, record.registrationPackage),
    createdAt: createdAt.toISOString(),
  };
}

function conditionsOf(editionId: string, { state, package: packageId, q }: PaymentsQuery) {
  const conditions = new SqlConditions();
  conditions.add('r.edition_id = ?', editionId);
  if (state) conditions.add('p.status = ?', state);
  if (packageId) conditions.add('r.package_id = ?', packageId);
  if (q) addSearch(conditions, q);
  return conditions;
}

function addSearch(conditions: SqlConditions, q: string): void {
  const reference = parseReference(q);
  if (reference) return conditions.add('p.merchant_reference = ?', reference);
  conditions.add(
    `r.id IN (
      SELECT id FROM registrations WHERE search_text LIKE ?
      UNION
      SELECT registration_id FROM payments WHERE replace(merchant_reference, '-', '') LIKE ?)`,
    containing(q.toLowerCase()),
    containing(q.replace(/[\s-]/g, '').toUpperCase()),
  );
}
