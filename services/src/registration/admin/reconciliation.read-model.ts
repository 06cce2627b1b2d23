import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { DataSource } from 'typeorm';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { dollars } from '../../conference/editions/fees.js';
import { db } from '../../platform/database/db.js';
import { counts, isSample, isSampleTransfer } from '../../platform/database/samples.js';
import { statement } from '../../platform/database/statement.js';
import { listDifferences } from './open-differences.sql.js';
import { packageName } from '../registrations/package-name.read-model.js';
import type { ReconciliationAnswer } from './reconciliation.schema.js';

interface Day {
  day: string;
  bankCents: number;
  ledgerCents: number;
  ignoredCents: number;
  openCents: number;
  closingCents: number | null;
  statements: { id: string; fileName: string }[];
}

const rowsOf = <Row>(query: RawBuilder<unknown>) =>
  db.selectFrom(sql<Row>`(${query})`.as('d')).selectAll('d');

/**
 * Left out: a batch line that details replaced, since the details count, and an ignored duplicate of another
 * line. An ignored duplicate of typed-in money is the bank's side of that money. Entries between a transfer and
 * a payment move no money of the account, nor do payment pages: their providers pay out larger sums later.
 */
const compareDays = statement(() =>
  rowsOf<Day>(sql`
  WITH lines AS (
    SELECT l.value_date AS day, s.id, s.file_name, l.status = 'ignored' AND NOT EXISTS (
             SELECT FROM ledger_entries typed
              WHERE typed.bank_transaction_id = l.bank_reference AND typed.source = 'admin'
                AND typed.amount_cents = l.minor
                AND NOT EXISTS (SELECT FROM ledger_entries b WHERE b.reverses = typed.id))
             AS is_ignored,
           CASE WHEN l.currency = 'USD' THEN l.minor
                WHEN l.minor < 0 THEN paid.amount_cents ELSE l.instructed_minor END AS cents
      FROM bank_lines l JOIN bank_statements s ON s.id = l.statement_id
      LEFT JOIN ledger_entries paid ON paid.id = l.refund_entry
     WHERE s.edition_id = ${currentEditionId}
       AND (l.status IN ('booked', 'doubtful') OR l.status = 'ignored' AND l.doubted_line IS NULL)
       AND (l.currency = 'USD' OR l.instructed_currency = 'USD' AND l.minor > 0
         OR l.refund_entry IS NOT NULL)),
  entries AS (
    SELECT l.value_date, l.at, l.id, l.amount_cents FROM ledger_entries l
      JOIN bank_transfers t ON t.id = l.transfer_id
     WHERE l.payment_id IS NULL AND t.edition_id = ${currentEditionId} AND t.source <> 'gateway'
       AND ${counts(isSampleTransfer(sql`t.bank_transaction_id`))}
    UNION ALL
    SELECT l.value_date, l.at, l.id, l.amount_cents FROM ledger_entries l
      JOIN payments p ON p.id = l.payment_id JOIN registrations r ON r.id = p.registration_id
     WHERE l.transfer_id IS NULL AND l.amount_cents <> 0 AND r.edition_id = ${currentEditionId}
       AND NOT EXISTS (SELECT FROM refunds f WHERE f.entry_id = l.id AND f.gateway IS NOT NULL)
       AND ${counts(isSample(sql`r.user_id`))}),
  moved AS (
    SELECT day, cents AS bank, 0 AS ledger, CASE WHEN is_ignored THEN cents ELSE 0 END AS ignored
      FROM lines
    UNION ALL
    SELECT coalesce(paid.value_date, e.value_date, (e.at AT TIME ZONE 'UTC')::date), 0,
           e.amount_cents, 0
      FROM entries e LEFT JOIN bank_lines paid ON paid.refund_entry = e.id),
  days AS (
    SELECT day, sum(bank) AS bank, sum(ledger) AS ledger, sum(ignored) AS ignored
      FROM moved GROUP BY day),
  closings AS (
    SELECT day, sum(closing_minor) AS cents FROM (
      SELECT DISTINCT ON (account_id, day) day, closing_minor FROM bank_statements
       WHERE edition_id = ${currentEditionId} AND currency = 'USD' AND closing_minor IS NOT NULL
       ORDER BY account_id, day, created_at DESC) newest
     GROUP BY day)
  SELECT to_char(d.day, 'YYYY-MM-DD') AS day, d.bank::float8 AS "bankCents",
         d.ledger::float8 AS "ledgerCents", d.ignored::float8 AS "ignoredCents",
         sum(d.bank - d.ledger - d.ignored) OVER (ORDER BY d.day)::float8 AS "openCents",
         c.cents::float8 AS "closingCents",
         (SELECT coalesce(json_agg(json_build_object('id', s.id, 'fileName', s.file_name)
                                   ORDER BY s.id), '[]')
            FROM (SELECT DISTINCT id, file_name FROM lines WHERE lines.day = d.day) s) AS statements
    FROM days d LEFT JOIN closings c ON c.day = d.day`).orderBy('d.day', 'desc'),
);

/** Fees of ended registrations are not expected; their payments were received. */
const expectPackages = statement(() =>
  db
    .selectFrom('registrations as r')
    .innerJoin('payments as p', 'p.registration_id', 'r.id')
    .select([
      'r.package_id as registrationPackage',
      sql<string>`min(${packageName()})`.as('packageName'),
      sql<number>`count(*) FILTER (WHERE ${isLive})::int`.as('count'),
      sql<number>`coalesce(sum(p.amount_cents) FILTER (WHERE ${isLive}), 0)::float8`.as('expected'),
      sql<number>`sum(p.received_cents)::float8`.as('received'),
      sql<number>`coalesce(sum(greatest(p.amount_cents - p.received_cents, 0))
        FILTER (WHERE ${isLive}), 0)::float8`.as('outstanding'),
    ])
    .where('r.edition_id', '=', currentEditionId)
    .where(({ ref }) => counts(isSample(ref('r.user_id'))))
    .groupBy('r.package_id')
    .orderBy('r.package_id'),
);

const isLive = sql.raw(`p.status NOT IN ('rejected', 'refunded', 'cancelled')`);

/** The account as the bank states it, against the ledger. */
@Injectable()
export class Reconciliation {
  constructor(private readonly dataSource: DataSource) {}

  async read(): Promise<ReconciliationAnswer> {
    const days = await compareDays.all(this.dataSource);
    const packages = await expectPackages.all(this.dataSource);
    const differences = await listDifferences.all(this.dataSource);
    return {
      days: days.map(({ day, bankCents, ledgerCents, ignoredCents, ...rest }) => ({
        day,
        bank: dollars(bankCents),
        ledger: dollars(ledgerCents),
        ignored: dollars(ignoredCents),
        difference: dollars(bankCents - ledgerCents - ignoredCents),
        open: dollars(rest.openCents),
        closing: rest.closingCents === null ? null : dollars(rest.closingCents),
        statements: rest.statements,
      })),
      packages: packages.map(({ expected, received, outstanding, ...row }) => ({
        ...row,
        expected: dollars(expected),
        received: dollars(received),
        outstanding: dollars(outstanding),
        above: dollars(received - expected + outstanding),
      })),
      differences: differences.map(({ cents, ...row }) => ({
        ...row,
        amount: cents === null ? null : dollars(cents),
      })),
    };
  }
}
