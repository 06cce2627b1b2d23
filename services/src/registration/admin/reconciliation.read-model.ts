import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { dollars } from '../../conference/editions/fees.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import type { ReconciliationAnswer } from './reconciliation.schema.js';

interface Day {
  day: string;
  bankCents: number;
  ledgerCents: number;
  openCents: number;
  closingCents: number | null;
  statements: { id: string; fileName: string }[];
}

/**
 * A batch line that details replaced is left out, since the details count. Entries between a transfer and a
 * payment move no money of the account.
 */
const compareDays = statement(() =>
  db
    .selectFrom(
      sql<Day>`(
  WITH lines AS (
    SELECT l.value_date AS day, s.id, s.file_name,
           CASE WHEN l.currency = 'USD' THEN l.minor ELSE l.instructed_minor END AS cents
      FROM bank_lines l JOIN bank_statements s ON s.id = l.statement_id
     WHERE s.edition_id = ${currentEditionId} AND l.status IN ('booked', 'doubtful', 'ignored')
       AND (l.currency = 'USD' OR l.instructed_currency = 'USD' AND l.minor > 0)),
  entries AS (
    SELECT l.value_date, l.at, l.id, l.amount_cents FROM ledger_entries l
      JOIN bank_transfers t ON t.id = l.transfer_id
     WHERE l.payment_id IS NULL AND t.edition_id = ${currentEditionId}
    UNION ALL
    SELECT l.value_date, l.at, l.id, l.amount_cents FROM ledger_entries l
      JOIN payments p ON p.id = l.payment_id JOIN registrations r ON r.id = p.registration_id
     WHERE l.transfer_id IS NULL AND l.amount_cents <> 0 AND r.edition_id = ${currentEditionId}),
  moved AS (
    SELECT day, cents AS bank, 0 AS ledger FROM lines
    UNION ALL
    SELECT coalesce(paid.value_date, e.value_date, (e.at AT TIME ZONE 'UTC')::date), 0, e.amount_cents
      FROM entries e LEFT JOIN bank_lines paid ON paid.refund_entry = e.id),
  days AS (
    SELECT day, sum(bank) AS bank, sum(ledger) AS ledger FROM moved GROUP BY day),
  closings AS (
    SELECT day, sum(closing_minor) AS cents FROM (
      SELECT DISTINCT ON (account_id, day) day, closing_minor FROM bank_statements
       WHERE edition_id = ${currentEditionId} AND currency = 'USD' AND closing_minor IS NOT NULL
       ORDER BY account_id, day, created_at DESC) newest
     GROUP BY day)
  SELECT to_char(d.day, 'YYYY-MM-DD') AS day, d.bank::float8 AS "bankCents",
         d.ledger::float8 AS "ledgerCents",
         sum(d.bank - d.ledger) OVER (ORDER BY d.day)::float8 AS "openCents",
         c.cents::float8 AS "closingCents",
         (SELECT coalesce(json_agg(json_build_object('id', s.id, 'fileName', s.file_name)
                                   ORDER BY s.id), '[]')
            FROM (SELECT DISTINCT id, file_name FROM lines WHERE lines.day = d.day) s) AS statements
    FROM days d LEFT JOIN closings c ON c.day = d.day)`.as('d'),
    )
    .selectAll('d')
    .orderBy('d.day', 'desc'),
);

/** The account as the bank states it, against the ledger. */
@Injectable()
export class Reconciliation {
  constructor(private readonly dataSource: DataSource) {}

  async read(): Promise<ReconciliationAnswer> {
    const days = await compareDays.all(this.dataSource);
    return {
      days: days.map(({ day, bankCents, ledgerCents, openCents, closingCents, statements }) => ({
        day,
        bank: dollars(bankCents),
        ledger: dollars(ledgerCents),
        difference: dollars(bankCents - ledgerCents),
        open: dollars(openCents),
        closing: closingCents === null ? null : dollars(closingCents),
        statements,
      })),
    };
  }
}
