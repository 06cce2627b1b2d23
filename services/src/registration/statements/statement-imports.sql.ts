import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { param } from '../../platform/database/expressions.js';
import { jsonRows } from '../../platform/database/json-rows.js';
import { statement } from '../../platform/database/statement.js';
import type { CsvLayout } from '../bank-files/csv-layout.js';

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'bank_accounts.csv_layout': CsvLayout;
  }
}

export const addAccount = statement((p: { id: string; number: string; at: Date }) =>
  db
    .insertInto('bank_accounts')
    .values({ id: p.id, number: p.number, created_at: p.at })
    .onConflict((conflict) => conflict.column('number').doNothing()),
);

export const lockAccount = statement((p: { number: string }) =>
  db.selectFrom('bank_accounts').select('id').where('number', '=', p.number).forUpdate(),
);

export const keepLayout = statement((p: { id: string; layout: string; columns: string }) =>
  db
    .updateTable('bank_accounts')
    .set({ csv_layout: p.layout, csv_columns: p.columns })
    .where('id', '=', p.id),
);

export const findLayouts = statement((p: { columns: string }) =>
  db
    .selectFrom('bank_accounts')
    .select(['number', 'csv_layout as layout'])
    .where('csv_columns', '=', p.columns),
);

export const listAccounts = statement(() =>
  db.selectFrom('bank_accounts').select('number').orderBy('number'),
);

export const addStatement = statement(
  (p: {
    id: string;
    editionId: string;
    accountId: string;
    fileName: string;
    format: string;
    version: string | null;
    currency: string | null;
    importedBy: string;
    at: Date;
  }) =>
    db.insertInto('bank_statements').values({
      id: p.id,
      edition_id: p.editionId,
      account_id: p.accountId,
      file_name: p.fileName,
      format: p.format,
      format_version: p.version,
      currency: p.currency,
      imported_by: p.importedBy,
      created_at: p.at,
    }),
);

export interface LineRow {
  id: string;
  identity: string;
  file_line: number;
  status: string;
  minor: number | null;
  currency: string | null;
  value_date: string | null;
  booking_date: string | null;
  bank_reference: string | null;
  end_to_end_id: string | null;
  counterparty: string;
  counterparty_account: string | null;
  remittance: string;
  instructed_minor: number | null;
  instructed_currency: string | null;
  rate: string | null;
  batch_reference: string | null;
  batch_minor: number | null;
  fault: string | null;
  wrong: string | null;
}

const COLUMNS = {
  id: 'uuid',
  identity: 'text',
  file_line: 'integer',
  status: 'text',
  minor: 'bigint',
  currency: 'text',
  value_date: 'date',
  booking_date: 'date',
  bank_reference: 'text',
  end_to_end_id: 'text',
  counterparty: 'text',
  counterparty_account: 'text',
  remittance: 'text',
  instructed_minor: 'bigint',
  instructed_currency: 'text',
  rate: 'text',
  batch_reference: 'text',
  batch_minor: 'bigint',
  fault: 'text',
  wrong: 'text',
} as const;

const NAMES = Object.keys(COLUMNS) as (keyof LineRow)[];

/** Known lines stay as they are, but for the file that has them. */
export const addLines = statement((p: { rows: string; statementId: string; accountId: string }) =>
  db
    .insertInto('bank_lines')
    .columns(['statement_id', 'account_id', 'seen_in', ...NAMES])
    .expression(
      db
        .selectFrom(jsonRows<LineRow, 'line'>(p.rows, 'line', COLUMNS))
        .select([
          param(p.statementId, 'uuid').as('statement'),
          param(p.accountId, 'uuid').as('account'),
          param(p.statementId, 'uuid').as('seen'),
          ...NAMES.map((name) =>
            name === 'identity'
              ? sql<Buffer>`decode(identity, 'hex')`.as(name)
              : sql<never>`${sql.ref(name)}`.as(name),
          ),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'identity'])
        .doUpdateSet(({ ref }) => ({ seen_in: ref('excluded.seen_in') })),
    )
    .returning([
      sql<boolean>`xmax = 0`.as('isNew'),
      'status',
      sql<number>`minor::float8`.as('minor'),
    ]),
);

export const finishStatement = statement(
  (p: {
    id: string;
    opening: number | null;
    closing: number | null;
    skipped: number;
    skippedMinor: number;
  }) =>
    db
      .updateTable('bank_statements')
      .set({
        opening_minor: p.opening,
        closing_minor: p.closing,
        skipped: p.skipped,
        skipped_minor: p.skippedMinor,
        day: sql`(SELECT max(value_date) FROM bank_lines WHERE seen_in = ${p.id})`,
      })
      .where('id', '=', p.id),
);

export const removeStatement = statement((p: { id: string }) =>
  db.deleteFrom('bank_statements').where('id', '=', p.id),
);

/** The statements that hold the lines of an import that added nothing. */
export const statementsSeen = statement((p: { importId: string }) =>
  db
    .selectFrom('bank_lines')
    .select('statement_id as id')
    .where('seen_in', '=', p.importId)
    .groupBy('statement_id')
    .orderBy(sql`count(*)`, 'desc'),
);

/**
 * A file of 100,000 lines becomes money in a few statements. The planner has no statistics on the lines of
 * this transaction: expecting few, it would compare each with all others. Ends with the transaction.
 */
export const expectManyLines = statement(() =>
  db.selectNoFrom([
    sql<string>`set_config('statement_timeout', '5min', true)`.as('timeout'),
    sql<string>`set_config('enable_nestloop', 'off', true)`.as('loops'),
  ]),
);
