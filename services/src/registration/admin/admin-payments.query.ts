import {
  currentEditionCounts,
  currentEditionId,
} from '../../conference/editions/current-edition.sql.js';
import { contains, list, readAll, readPage, type RowOf } from '../../platform/lists/keyset.js';
import { anyOf, arrayOf } from '../../platform/database/expressions.js';
import { type Expression, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Page } from '../../platform/lists/page.js';
import { Counters } from '../../platform/counters/counters.service.js';
import { dollars } from '../../conference/editions/fees.js';
import { isMistyped, nearReferences } from '../payments/reference/near-references.js';
import { parseReference } from '../payments/reference/merchant-reference.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../payments/ledger/payment-status.js';
import type { Line } from '../extras/price-line.entity.js';
import type { StoredAnswer } from '../extras/registration-answer.entity.js';
import { answersOf, linesOf } from './payment-offers.sql.js';
import { hasStudentProofToCheck } from './payment-work.js';
import { packageName } from './package-name.read-model.js';
import type {
  LookUp,
  PaymentCounts,
  PaymentFilters,
  PaymentRow,
  PaymentsQuery,
} from './admin-payments.schema.js';

export const registrationsPaid = db
  .selectFrom('registrations as r')
  .innerJoin('payments as p', 'p.registration_id', 'r.id')
  .select([
    'p.id',
    'p.merchant_reference as merchantReference',
    'p.status as state',
    'p.amount_cents as amountCents',
    'p.currency',
    'p.created_at as createdAt',
    'r.type as registrationType',
    'r.academic_category as academicCategory',
    'r.package_id as registrationPackage',
    packageName().as('packageName'),
    'r.title',
    'r.first_name as firstName',
    'r.last_name as lastName',
    'r.email',
    'p.received_cents as receivedCents',
    sql<boolean>`r.duplicate_of IS NOT NULL`.as('isPossibleDuplicate'),
  ]);

const payments = list({
  query: registrationsPaid,
  id: 'r.id',
  sorts: {
    createdAt: { column: 'r.created_at', type: 'timestamptz' },
    name: { column: 'r.sort_name', type: 'text' },
    amount: { column: 'r.amount_cents', type: 'integer' },
  },
  prepared: {
    constants: ['state', 'studentProof', 'category', 'duplicates'],
    places: ['package', 'from', 'to'],
  },
  where: ({ eb }, filters: Omit<PaymentFilters, 'sort'>) => {
    const { state, studentProof, package: packageId, category } = filters;
    const { from, to, duplicates, q } = filters;
    return [
      eb('r.edition_id', '=', currentEditionId),
      state && eb('p.status', '=', state),
      studentProof && hasStudentProofToCheck,
      packageId && eb('r.package_id', '=', packageId),
      category && eb('r.academic_category', '=', category),
      from && sql<boolean>`r.created_at >= (${from}::date AT TIME ZONE 'UTC')`,
      to && sql<boolean>`r.created_at < ((${to}::date + 1) AT TIME ZONE 'UTC')`,
      duplicates !== undefined && sql<boolean>`(r.duplicate_of IS NOT NULL) = ${duplicates}`,
      q && matches(q),
    ];
  },
});

const exported = list({
  ...payments,
  query: payments.query.select(({ ref }) => [
    jsonArrayFrom(linesOf(ref('p.id'))).as('lines'),
    jsonArrayFrom(answersOf(ref('r.id'))).as('answers'),
  ]),
});

const findByReferences = statement((p: { references: string[] }) =>
  registrationsPaid
    .where('p.merchant_reference', '=', anyOf(p.references))
    .orderBy('p.created_at', 'desc'),
);

export interface ExportedPayment extends PaymentRow {
  lines: Line[];
  answers: StoredAnswer[];
}

export type PaymentRecord = RowOf<typeof payments>;

/** References have neither O nor I; most names and all addresses contain other characters. */
const LIKE_REFERENCE = /^[A-HJ-NP-Z0-9\s-]+$/i;

function matches(q: string): Expression<boolean> {
  const reference = parseReference(q);
  if (reference) return sql<boolean>`p.merchant_reference = ${reference}`;
  const name = q.toLowerCase();
  if (!LIKE_REFERENCE.test(q)) return contains(sql.ref<string>('r.search_text'), name);
  const ids = arrayOf(
    db
      .selectFrom('registrations')
      .select('id')
      .where(({ ref }) => contains(ref('search_text'), name))
      .union(
        db
          .selectFrom('payments')
          .select('registration_id as id')
          .where(
            contains(
              sql<string>`replace(merchant_reference, '-', '')`,
              q.replace(/[\s-]/g, '').toUpperCase(),
            ),
          ),
      ),
  );
  return sql<boolean>`r.id = ${anyOf(ids)}`;
}

@Injectable()
export class AdminPaymentsQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counters: Counters,
  ) {}

  async list(query: PaymentsQuery): Promise<Page<PaymentRow, PaymentCounts>> {
    const page = await readPage(this.dataSource, payments, query, query);
    return {
      items: page.rows.map(presentRow),
      nextCursor: page.nextCursor,
      counts: await this.count(),
    };
  }

  /** For an invalid reference, the payments whose references differ by one typing error. */
  async lookUp(typed: string): Promise<LookUp> {
    const reference = parseReference(typed);
    const references = reference === undefined ? nearReferences(typed) : [reference];
    const records = await findByReferences.all(this.dataSource, { references });
    return { isMistyped: isMistyped(typed), items: records.map(presentRow) };
  }

  async *all(filters: PaymentFilters): AsyncGenerator<ExportedPayment> {
    const records = readAll(this.dataSource, exported, filters, filters.sort);
    for await (const { lines, answers, ...record } of records) {
      yield { ...presentRow(record), lines, answers };
    }
  }

  private async count(): Promise<PaymentCounts> {
    const found = await this.counters.read(
      this.dataSource.manager,
      'payments',
      currentEditionCounts,
    );
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
    receivedAmount: dollars(receivedCents),
    createdAt: createdAt.toISOString(),
  };
}
