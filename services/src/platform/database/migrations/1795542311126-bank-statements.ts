import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BankStatements1795542311126 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Locked while one of its files is imported, so that two people never import a line twice.
      CREATE TABLE bank_accounts (
        id uuid PRIMARY KEY,
        -- IBAN or the bank's number without spaces; the name that a person gave for CSV files.
        number text NOT NULL UNIQUE,
        -- Of its CSV files, as a person confirmed it, with the column names that it is valid for.
        csv_layout jsonb,
        csv_columns text,
        created_at timestamptz NOT NULL
      );
      -- The part of an imported file that is about one account. Amounts are in minor units.
      CREATE TABLE bank_statements (
        id uuid PRIMARY KEY,
        edition_id uuid NOT NULL REFERENCES editions (id),
        account_id uuid NOT NULL REFERENCES bank_accounts (id),
        file_name text NOT NULL,
        format text NOT NULL,
        format_version text,
        currency text,
        opening_minor bigint,
        closing_minor bigint,
        -- Lines of earlier files in this one, which are part of its balances.
        skipped integer NOT NULL DEFAULT 0,
        skipped_minor bigint NOT NULL DEFAULT 0,
        -- The newest day of its lines.
        day date,
        imported_by uuid NOT NULL REFERENCES users (id),
        created_at timestamptz NOT NULL
      );
      CREATE INDEX bank_statements_list ON bank_statements (edition_id, created_at, id);
      CREATE TABLE bank_lines (
        -- Also the id of its transfer, once it is one.
        id uuid PRIMARY KEY,
        statement_id uuid NOT NULL REFERENCES bank_statements (id),
        account_id uuid NOT NULL REFERENCES bank_accounts (id),
        -- The newest import that had it, also one that added nothing.
        seen_in uuid NOT NULL,
        -- Of account, value date, amount and the bank's references.
        identity bytea NOT NULL,
        file_line integer NOT NULL,
        -- doubtful: possibly a line of another file; only a person makes it money. replaced: by its
        -- details. arrived: pending before it was booked.
        status text NOT NULL CHECK (status IN
          ('booked', 'pending', 'doubtful', 'unreadable', 'replaced', 'arrived', 'ignored')),
        minor bigint,
        currency text,
        value_date date,
        booking_date date,
        bank_reference text,
        end_to_end_id text,
        counterparty text NOT NULL,
        counterparty_account text,
        remittance text NOT NULL,
        instructed_minor bigint,
        instructed_currency text,
        rate text,
        batch_reference text,
        batch_minor bigint,
        fault text,
        wrong text,
        doubted_line uuid REFERENCES bank_lines (id),
        -- The refund that an outgoing line pays.
        refund_entry bigint UNIQUE REFERENCES ledger_entries (id),
        CHECK ((fault IS NULL) = (wrong IS NULL)),
        CHECK (fault IS NOT NULL OR (minor IS NOT NULL AND currency IS NOT NULL
          AND value_date IS NOT NULL))
      );
      CREATE UNIQUE INDEX bank_lines_identity ON bank_lines (account_id, identity);
      CREATE INDEX bank_lines_statement ON bank_lines (statement_id, status);
      CREATE INDEX bank_lines_same_money ON bank_lines (account_id, minor, value_date);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bank_lines, bank_statements, bank_accounts');
  }
}
