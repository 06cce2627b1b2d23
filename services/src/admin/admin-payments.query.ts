import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type List, readAll, readPage } from '../common/list/list.js';
import { containing, SqlConditions } from '../common/list/sql-conditions.js';
import type { Page } from '../common/page.js';
import { Counters } from '../counters/counters.service.js';
import { EditionsService } from '../editions/editions.service.js';
import type { FeeTable } from '../editions/fees.schema.js';
import { dollars, packageName } from '../editions/fees.js';
import { parseReference } from '../payments/merchant-reference.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../payments/payment-status.js';
import type {
  PaymentCounts,
  PaymentFilters,
  PaymentRow,
  PaymentsQuery,
} from './admin-payments.schema.js';

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

const list: List<'createdAt' | 'name' | 'amount'> = {
  columns: PAYMENT_COLUMNS,
  from: PAYMENT_TABLES,
  id: 'p.id',
  sorts: {
    createdAt: { column: 'p.created_at', type: 'timestamptz' },
    name: { column: 'r.sort_name', type: 'text' },
    amount: { column: 'p.amount_cents', type: 'integer' },
  },
};

@Injectable()
export class AdminPaymentsQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly counters: Counters,
  ) {}

  /** A page of the current edition's registrations; searched by reference, name and e-mail. */
  async list(query: PaymentsQuery): Promise<Page<PaymentRow, PaymentCounts>> {
    const { id, fees } = await this.editions.current(this.dataSource.manager);
    const page = await readPage<PaymentRecord, 'createdAt' | 'name' | 'amount'>(
      this.dataSource,
      list,
      conditionsOf(id, query),
      query,
    );
    return {
      items: page.rows.map((record) => presentRow(fees, record)),
      nextCursor: page.nextCursor,
      counts: await this.count(id),
    };
  }

  /** All that the list shows, page after page. */
  async *all(filters: PaymentFilters): AsyncGenerator<PaymentRow> {
    const { id, fees } = await this.editions.current(this.dataSource.manager);
    const conditions = () => conditionsOf(id, filters);
    const records = readAll<PaymentRecord, 'createdAt' | 'name' | 'amount'>(
      this.dataSource,
      list,
      conditions,
      filters.sort,
    );
    for await (const record of records) yield presentRow(fees, record);
  }

  private async count(editionId: string): Promise<PaymentCounts> {
    const found = await this.counters.read(this.dataSource.manager, 'payments', editionId);
    const counts = Object.fromEntries(
      PAYMENT_STATUSES.map((status) => [status, found[status] ?? 0]),
    ) as Record<PaymentStatus, number>;
    return { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) };
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

function conditionsOf(editionId: string, { state, package: packageId, q }: PaymentFilters) {
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
