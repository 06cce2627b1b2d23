import { sql } from 'kysely';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { db } from '../../platform/database/db.js';
import { counts, isSample, isSampleTransfer } from '../../platform/database/samples.js';
import { statement } from '../../platform/database/statement.js';
import { isOnHold } from '../../platform/holds/held-acts.read-model.js';
import type { DIFFERENCES } from './reconciliation.schema.js';

interface Difference {
  kind: (typeof DIFFERENCES)[number];
  day: string | null;
  cents: number | null;
  name: string;
  /** Of all of its kind. */
  count: number;
  statementId: string | null;
  transferId: string | null;
  paymentId: string | null;
}

/** Of each kind. */
const MOST = 100;

/** Typed-in money whose line a person ignored as the same money is explained by that line. */
const hasNoLine = (reference: string, cents: string) => sql<boolean>`
  EXISTS (SELECT FROM bank_statements WHERE edition_id = ${currentEditionId})
  AND NOT EXISTS (SELECT FROM bank_lines l JOIN bank_statements s ON s.id = l.statement_id
    WHERE s.edition_id = ${currentEditionId} AND l.status = 'ignored'
      AND l.bank_reference = ${sql.ref(reference)} AND l.minor = ${sql.ref(cents)})`;

/** Money that only bank or ledger has, and lines that wait for a person; each names where it is solved. */
export const listDifferences = statement(() =>
  db
    .selectFrom(
      sql<Difference>`(
  WITH lines AS (
    SELECT l.*, s.file_name FROM bank_lines l JOIN bank_statements s ON s.id = l.statement_id
     WHERE s.edition_id = ${currentEditionId}),
  chain AS (
    SELECT id, account_id, file_name, day, opening_minor, skipped,
           lag(closing_minor) OVER (PARTITION BY account_id ORDER BY day, created_at) AS before
      FROM bank_statements WHERE edition_id = ${currentEditionId}),
  found AS (
    SELECT 'unmatched' AS kind, t.value_date AS day, t.open_cents::bigint AS cents, t.sender AS name,
           l.statement_id, t.id AS transfer_id, NULL::uuid AS payment_id
      FROM bank_transfers t LEFT JOIN bank_lines l ON l.id = t.id
     WHERE t.edition_id = ${currentEditionId} AND t.open_cents > 0
       AND ${counts(isSampleTransfer(sql`t.bank_transaction_id`))}
       AND NOT ${isOnHold('transfer', sql<string>`t.id`)}
    UNION ALL
    SELECT CASE WHEN l.status = 'booked' THEN 'unexplained' ELSE l.status END, l.value_date,
           CASE WHEN l.currency = 'USD' THEN l.minor WHEN l.instructed_currency = 'USD'
                THEN l.instructed_minor END,
           CASE WHEN l.counterparty = '' THEN l.file_name ELSE l.counterparty END,
           l.statement_id, NULL, NULL
      FROM lines l
     WHERE l.status IN ('doubtful', 'unreadable')
        OR l.status = 'booked' AND l.refund_entry IS NULL
           AND NOT EXISTS (SELECT FROM bank_transfers t WHERE t.id = l.id)
    UNION ALL
    SELECT 'without-line', e.value_date, e.amount_cents, r.first_name || ' ' || r.last_name,
           NULL, NULL, p.id
      FROM ledger_entries e JOIN payments p ON p.id = e.payment_id
      JOIN registrations r ON r.id = p.registration_id
     WHERE r.edition_id = ${currentEditionId} AND e.transfer_id IS NULL AND e.amount_cents > 0
       AND NOT EXISTS (SELECT FROM ledger_entries b WHERE b.reverses = e.id)
       AND ${counts(isSample(sql`r.user_id`))}
       AND ${hasNoLine('e.bank_transaction_id', 'e.amount_cents')}
    UNION ALL
    SELECT 'without-line', t.value_date, t.amount_cents, t.sender, NULL, t.id, NULL
      FROM bank_transfers t
     WHERE t.edition_id = ${currentEditionId} AND t.source = 'admin'
       AND ${counts(isSampleTransfer(sql`t.bank_transaction_id`))}
       AND ${hasNoLine('t.bank_transaction_id', 't.amount_cents')}
    UNION ALL
    SELECT 'refund-without-line', (e.at AT TIME ZONE 'UTC')::date, e.amount_cents,
           coalesce(r.first_name || ' ' || r.last_name, t.sender), NULL, t.id, p.id
      FROM ledger_entries e LEFT JOIN payments p ON p.id = e.payment_id
      LEFT JOIN registrations r ON r.id = p.registration_id
      LEFT JOIN bank_transfers t ON t.id = e.transfer_id
     WHERE coalesce(r.edition_id, t.edition_id) = ${currentEditionId}
       AND e.action IN ('refund', 'refund-overpayment', 'return-to-sender') AND e.amount_cents < 0
       AND NOT EXISTS (SELECT FROM bank_lines l WHERE l.refund_entry = e.id)
       AND NOT EXISTS (SELECT FROM refunds f WHERE f.entry_id = e.id AND f.gateway IS NOT NULL)
       AND EXISTS (SELECT FROM bank_statements WHERE edition_id = ${currentEditionId})
       AND ${counts(isSample(sql`r.user_id`))}
       AND ${counts(isSampleTransfer(sql`t.bank_transaction_id`))}
    UNION ALL
    SELECT 'balance-gap', day, opening_minor - before, file_name, id, NULL, NULL
      FROM chain WHERE skipped = 0 AND opening_minor <> before),
  numbered AS (
    SELECT *, count(*) OVER (PARTITION BY kind)::int AS count,
           row_number() OVER (PARTITION BY kind ORDER BY day) AS nth FROM found)
  SELECT kind, to_char(day, 'YYYY-MM-DD') AS day, cents::float8 AS cents, name, count,
         statement_id AS "statementId", transfer_id AS "transferId", payment_id AS "paymentId"
    FROM numbered WHERE nth <= ${sql.lit(MOST)})`.as('d'),
    )
    .selectAll('d')
    .orderBy('d.kind')
    .orderBy('d.day')
    .orderBy('d.name'),
);
