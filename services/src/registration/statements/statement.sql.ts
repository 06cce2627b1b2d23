import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { isOnHold } from '../../platform/holds/held-acts.read-model.js';
import { db } from '../../platform/database/db.js';
import { list, type RowOf } from '../../platform/lists/keyset.js';
import { statement } from '../../platform/database/statement.js';
import { OUTGOING } from './line-decisions.sql.js';
import { isLineFound, isStatementFound } from './lines-search.sql.js';

const day = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;
/** Exact below 2^53, which amounts of statements are. */
const amount = <T extends number | null>(column: string) => sql<T>`${sql.ref(column)}::float8`;

/** Lines that wait for a person. */
const openLines = sql<number>`(
  SELECT count(*)::int FROM bank_lines l LEFT JOIN bank_transfers t ON t.id = l.id
   WHERE l.statement_id = s.id AND (l.status IN ('doubtful', 'unreadable')
      OR l.status = 'booked' AND l.refund_entry IS NULL AND t.open_cents IS DISTINCT FROM 0
         AND NOT ${isOnHold('transfer', sql<string>`l.id`)}))`;

const statements = db
  .selectFrom('bank_statements as s')
  .innerJoin('bank_accounts as a', 'a.id', 's.account_id')
  .select([
    's.id',
    day('s.day').$castTo<string | null>().as('day'),
    's.file_name as fileName',
    's.format',
    's.format_version as version',
    'a.number as account',
    's.currency',
    amount<number | null>('s.opening_minor').as('opening'),
    amount<number | null>('s.closing_minor').as('closing'),
    's.skipped',
    amount<number>('s.skipped_minor').as('skippedMinor'),
    's.edition_id as editionId',
    's.created_at as createdAt',
    sql<number>`(SELECT count(*)::int FROM bank_lines l WHERE l.statement_id = s.id)`.as('lines'),
    openLines.as('open'),
  ]);

export const statementList = list({
  query: statements,
  id: 's.id',
  sorts: { createdAt: { column: 's.created_at', type: 'timestamptz' } },
  where: ({ eb }, { q }: { q?: string }) => [
    eb('s.edition_id', '=', currentEditionId),
    q && isStatementFound(q),
  ],
});
export type StatementRow = RowOf<typeof statementList>;

export const findStatement = statement((p: { id: string }) => statements.where('s.id', '=', p.id));

/** Lines that need nothing more. */
const isDone = sql<boolean>`(l.status IN ('ignored', 'replaced')
  OR l.status = 'booked' AND (t.open_cents = 0 OR l.refund_entry IS NOT NULL
    OR ${isOnHold('transfer', sql<string>`l.id`)}))`;

/** Of booked lines; what details replaced is part of the bank's balance. */
export const sumLines = statement((p: { id: string }) =>
  db
    .selectFrom('bank_lines as l')
    .leftJoin('bank_transfers as t', 't.id', 'l.id')
    .select([
      sql<number>`count(*) FILTER (WHERE ${isDone})::int`.as('done'),
      sql<number>`coalesce(sum(minor) FILTER (WHERE minor > 0 AND status <> 'pending'), 0)::float8`.as(
        'received',
      ),
      sql<number>`count(*) FILTER (WHERE minor > 0 AND status <> 'pending')::int`.as(
        'receivedLines',
      ),
      sql<number>`coalesce(sum(minor) FILTER (WHERE minor < 0 AND status <> 'pending'), 0)::float8`.as(
        'sent',
      ),
      sql<number>`count(*) FILTER (WHERE minor < 0 AND status <> 'pending')::int`.as('sentLines'),
      sql<number>`count(*) FILTER (WHERE status = 'pending')::int`.as('pending'),
    ])
    .where('l.statement_id', '=', p.id)
    .where('l.status', '<>', 'arrived'),
);

const lines = db
  .selectFrom('bank_lines as l')
  .innerJoin('bank_statements as s', 's.id', 'l.statement_id')
  .leftJoin('bank_transfers as t', 't.id', 'l.id')
  .leftJoin('bank_lines as d', 'd.id', 'l.doubted_line')
  .select([
    'l.id',
    'l.statement_id as statementId',
    'l.file_line as fileLine',
    'l.status',
    amount<number | null>('l.minor').as('minor'),
    'l.currency',
    's.currency as statementCurrency',
    day('l.value_date').$castTo<string | null>().as('date'),
    'l.counterparty as sender',
    'l.remittance as text',
    'l.end_to_end_id as endToEndId',
    amount<number | null>('l.instructed_minor').as('instructedMinor'),
    'l.instructed_currency as instructedCurrency',
    'l.rate',
    'l.fault',
    'l.wrong',
    'l.ignored_reason as ignoredReason',
    day('d.value_date').$castTo<string | null>().as('doubtedDate'),
    't.open_cents as openCents',
    't.amount_cents as amountCents',
    't.version',
  ])
  .select(({ selectFrom }) => [
    jsonArrayFrom(
      selectFrom('ledger_entries as e')
        .innerJoin('payments as p', 'p.id', 'e.payment_id')
        .innerJoin('registrations as r', 'r.id', 'p.registration_id')
        .select(({ ref }) => [
          'p.id',
          'p.merchant_reference as reference',
          sql<string>`r.first_name || ' ' || r.last_name`.as('name'),
          sql<number>`sum(${ref('e.amount_cents')})::int`.as('cents'),
          sql<boolean>`p.status = 'completed'`.as('isConfirmed'),
          'p.version',
        ])
        .whereRef('e.transfer_id', '=', 'l.id')
        .groupBy(['p.id', 'r.id'])
        .having(({ fn, eb }) => eb(fn.sum('e.amount_cents'), '>', 0))
        .orderBy('p.id'),
    ).as('payments'),
    selectFrom('ledger_entries as paid')
      .leftJoin('payments as refunded', 'refunded.id', 'paid.payment_id')
      .select(({ fn }) =>
        fn.coalesce('refunded.merchant_reference', 'paid.bank_transaction_id').as('reference'),
      )
      .whereRef('paid.id', '=', 'l.refund_entry')
      .as('refundReference'),
  ])
  .select(({ ref }) => isOnHold('transfer', ref('l.id')).as('isOnHold'));
export type LineRow = Awaited<ReturnType<typeof findLine.one>>;

export const findLine = statement((p: { id: string }) => lines.where('l.id', '=', p.id));

export const listLines = statement((p: { id: string }) =>
  lines
    .where('l.statement_id', '=', p.id)
    .where('l.status', 'in', ['booked', 'doubtful', 'unreadable'])
    .where('l.refund_entry', 'is', null)
    .orderBy('l.value_date')
    .orderBy('l.file_line')
    .orderBy('l.id'),
);

export const otherLines = list({
  query: lines,
  id: 'l.id',
  sorts: { fileLine: { column: 'l.file_line', type: 'integer' } },
  where: (
    { eb },
    { id, state, q }: { id: string; state: 'done' | 'pending'; q?: string | undefined },
  ) => [
    eb('l.statement_id', '=', id),
    state === 'done' ? isDone : eb('l.status', '=', 'pending'),
    q && isLineFound(q),
  ],
});

/** All lines of the statement that a search finds. */
export const linesFound = (id: string, q: string) =>
  db
    .selectFrom('bank_lines as l')
    .leftJoin('bank_transfers as t', 't.id', 'l.id')
    .select(['l.id', isDone.as('isDone'), sql<boolean>`l.status = 'pending'`.as('isPending')])
    .where('l.statement_id', '=', id)
    .where('l.status', '<>', 'arrived')
    .where(isLineFound(q));

/** All of the edition: references of paid and ended registrations are recognised, too. */
export const listPayments = statement((p: { editionId: string }) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('payments as p', 'p.registration_id', 'r.id')
    .leftJoin('registration_groups as g', 'g.id', 'p.group_id')
    .select([
      'p.id',
      'p.merchant_reference as reference',
      'p.group_id as groupId',
      'p.group_round as groupRound',
      'g.merchant_reference as groupReference',
      'r.first_name as firstName',
      'r.last_name as lastName',
      'r.organization',
      'p.amount_cents as amountCents',
      'p.received_cents as receivedCents',
      'p.status',
      isOnHold('payment', sql<string>`p.id`).as('isOnHold'),
      'r.package_id as packageId',
      sql<boolean>`r.academic_category = 'student' AND NOT EXISTS (
        SELECT FROM payment_proofs proof
         WHERE proof.payment_id = p.id AND proof.kind = 'student')`.as('needsProof'),
    ])
    .where('r.edition_id', '=', p.editionId)
    .orderBy('p.created_at'),
);
export type PaymentRow = Awaited<ReturnType<typeof listPayments.one>>;

/** Refunds and returns in the ledger that no line of the bank has paid yet, and those sent to the bank. */
export const listRefunds = statement((p: { editionId: string }) =>
  db
    .selectFrom(
      sql<Expected>`(
  SELECT e.id AS "entryId", f.id AS "refundId", e.id AS place,
         coalesce(f.reference, p.merchant_reference, t.bank_transaction_id) AS reference,
         coalesce(r.first_name || ' ' || r.last_name, t.sender) AS name,
         coalesce(r.last_name, t.sender) AS "lastName",
         coalesce(-f.pay_minor, e.amount_cents)::float8 AS minor,
         coalesce(f.pay_currency, 'USD') AS currency
    FROM ledger_entries e
    LEFT JOIN payments p ON p.id = e.payment_id
    LEFT JOIN registrations r ON r.id = p.registration_id
    LEFT JOIN bank_transfers t ON t.id = e.transfer_id
    LEFT JOIN refunds f ON f.entry_id = e.id
   WHERE coalesce(r.edition_id, t.edition_id) = ${p.editionId}
     AND e.action IN (${sql.join(OUTGOING.map((action) => sql.lit(action)))}) AND e.amount_cents < 0
     AND NOT EXISTS (SELECT FROM bank_lines l WHERE l.refund_entry = e.id)
     AND f.gateway IS NULL
   UNION ALL
  SELECT NULL, f.id, NULL, f.reference, coalesce(r.first_name || ' ' || r.last_name, t.sender),
         coalesce(r.last_name, t.sender), -f.pay_minor::float8, f.pay_currency
    FROM refunds f
    LEFT JOIN payments p ON p.id = f.payment_id
    LEFT JOIN registrations r ON r.id = p.registration_id
    LEFT JOIN bank_transfers t ON t.id = f.transfer_id
   WHERE f.edition_id = ${p.editionId} AND f.status = 'exported' AND f.entry_id IS NULL AND f.gateway IS NULL
     AND NOT ${isOnHold('refund', sql<string>`f.id`)})`.as('x'),
    )
    .selectAll('x')
    .orderBy('x.place')
    .orderBy('x.refundId'),
);

interface Expected {
  /** Null before the ledger has it. */
  entryId: string | null;
  /** Null where it was recorded without a bank file. */
  refundId: string | null;
  place: string | null;
  reference: string;
  name: string;
  lastName: string;
  /** Negative, in minor units of the currency. */
  minor: number;
  currency: string;
}

export type RefundRow = Awaited<ReturnType<typeof listRefunds.one>>;
