import {
  currentEditionCounts,
  currentEditionId,
} from '../../conference/editions/current-edition.sql.js';
import { list, readAll, readPage, type RowOf } from '../../platform/lists/keyset.js';
import { anyOf } from '../../platform/database/expressions.js';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { isSample } from '../../platform/database/samples.js';
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
import { bandOfRegistration } from '../reductions/registration-bands.sql.js';
import { linesOf } from '../extras/price-lines.sql.js';
import { answersOf } from './payment-offers.sql.js';
import { hasPaymentNeed, studentProof } from './payment-work.js';
import { isFound } from './payments-search.sql.js';
import { paymentFacts, type PaymentFacts } from './payment-facts.read-model.js';
import { packageName } from '../registrations/package-name.read-model.js';
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
    studentProof.as('studentProof'),
  ])
  .select(({ ref }) => jsonObjectFrom(bandOfRegistration(ref('r.id'))).as('band'))
  .select(({ selectFrom }) =>
    jsonObjectFrom(
      selectFrom('registration_groups as g')
        .select(['g.id', 'g.organization'])
        .whereRef('g.id', '=', 'p.group_id'),
    ).as('group'),
  );

const isPaidByTransfer = sql<boolean>`(p.gateway = 'manual' AND (p.received_cents > 0 OR p.status = 'refunded'))`;

const payments = list({
  query: registrationsPaid,
  id: 'r.id',
  isSample: isSample(sql`r.user_id`),
  sorts: {
    createdAt: { column: 'r.created_at', type: 'timestamptz' },
    name: { column: 'r.sort_name', type: 'text' },
    amount: { column: 'r.amount_cents', type: 'integer' },
  },
  prepared: {
    constants: ['state', 'needs', 'studentProof', 'way', 'category', 'duplicates'],
    places: ['package', 'from', 'to'],
  },
  where: ({ eb }, filters: Omit<PaymentFilters, 'sort'>) => {
    const { state, needs, studentProof: proof, way, package: packageId, category } = filters;
    const { from, to, duplicates, group, q } = filters;
    return [
      eb('r.edition_id', '=', currentEditionId),
      state && eb('p.status', '=', state),
      needs && hasPaymentNeed(needs),
      proof === 'missing' && sql<boolean>`${studentProof} = 'missing'`,
      way && (way === 'transfer' ? isPaidByTransfer : eb('p.gateway', '=', way)),
      packageId && eb('r.package_id', '=', packageId),
      category && eb('r.academic_category', '=', category),
      group && eb('p.group_id', '=', group),
      from && sql<boolean>`r.created_at >= (${from}::date AT TIME ZONE 'UTC')`,
      to && sql<boolean>`r.created_at < ((${to}::date + 1) AT TIME ZONE 'UTC')`,
      duplicates !== undefined && sql<boolean>`(r.duplicate_of IS NOT NULL) = ${duplicates}`,
      q && isFound(q),
    ];
  },
});

const exported = list({
  ...payments,
  query: payments.query.select(({ ref }) => [
    jsonArrayFrom(linesOf(ref('p.id'))).as('lines'),
    jsonArrayFrom(answersOf(ref('r.id'))).as('answers'),
    paymentFacts.as('facts'),
  ]),
});

const findByReferences = statement((p: { references: string[] }) =>
  registrationsPaid
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('p.merchant_reference', '=', anyOf(p.references)),
        eb(
          'p.group_id',
          'in',
          selectFrom('registration_groups as of')
            .select('of.id')
            .where('of.merchant_reference', '=', anyOf(p.references)),
        ),
      ]),
    )
    .orderBy('p.created_at', 'desc'),
);

export interface ExportedPayment extends PaymentRow {
  lines: Line[];
  answers: StoredAnswer[];
  facts: PaymentFacts;
}

export type PaymentRecord = RowOf<typeof payments>;

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
    for await (const record of records) {
      const { lines, answers, facts } = record;
      yield { ...presentRow(record), lines, answers, facts };
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

/** Names each field: to copy the rest of a wide row is slow in V8. */
export function presentRow(record: PaymentRecord): PaymentRow {
  return {
    id: record.id,
    merchantReference: record.merchantReference,
    state: record.state,
    amount: dollars(record.amountCents),
    currency: record.currency,
    registrationType: record.registrationType,
    academicCategory: record.academicCategory,
    registrationPackage: record.registrationPackage,
    packageName: record.packageName,
    title: record.title,
    firstName: record.firstName,
    lastName: record.lastName,
    email: record.email,
    receivedAmount: dollars(record.receivedCents),
    isPossibleDuplicate: record.isPossibleDuplicate,
    studentProof: record.studentProof,
    group: record.group ?? undefined,
    band: record.band ?? undefined,
    createdAt: record.createdAt.toISOString(),
  };
}
