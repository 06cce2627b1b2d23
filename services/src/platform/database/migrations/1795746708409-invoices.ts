import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['editions', 'edition_revisions'];

/** Existing editions issue receipts only. */
export class Invoices1795746708409 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(
        `UPDATE ${table} SET document = jsonb_set(document, '{taxes,invoices}', 'false')`,
      );
    }
    await runner.query(`
      -- Invoices and the credit notes that correct them, in one series.
      CREATE TABLE invoices (
        edition_id uuid NOT NULL REFERENCES editions (id),
        number integer NOT NULL,
        payment_id uuid NOT NULL REFERENCES payments (id),
        kind text NOT NULL CHECK (kind IN ('invoice', 'credit-note')),
        -- The invoice that a credit note corrects, once.
        corrects integer,
        reason text,
        total_cents integer NOT NULL CHECK (total_cents >= 0),
        tax_cents integer NOT NULL,
        currency text NOT NULL,
        buyer text NOT NULL,
        -- All that the documents say.
        facts jsonb NOT NULL,
        issued_at timestamptz NOT NULL,
        issued_by uuid REFERENCES users (id),
        PRIMARY KEY (edition_id, number),
        UNIQUE (edition_id, corrects),
        FOREIGN KEY (edition_id, corrects) REFERENCES invoices (edition_id, number),
        CHECK ((kind = 'credit-note') = (corrects IS NOT NULL)),
        CHECK (corrects < number)
      );
      CREATE INDEX invoices_payment ON invoices (payment_id);
      CREATE INDEX invoices_list ON invoices (edition_id, issued_at, number);
      CREATE INDEX invoices_issued_by ON invoices (issued_by);
      CREATE TABLE invoice_numbers (
        edition_id uuid NOT NULL REFERENCES editions (id),
        is_sample boolean NOT NULL,
        last integer NOT NULL,
        PRIMARY KEY (edition_id, is_sample)
      );
      CREATE FUNCTION reject_invoice_change() RETURNS trigger LANGUAGE plpgsql
        SET search_path = pg_catalog, public AS $$
        BEGIN RAISE EXCEPTION 'invoices are never changed: issue a credit note'; END
      $$;
      CREATE TRIGGER invoices_append_only BEFORE UPDATE OR DELETE ON invoices
        FOR EACH ROW EXECUTE FUNCTION reject_invoice_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE invoice_numbers, invoices;
      DROP FUNCTION reject_invoice_change;
    `);
    for (const table of TABLES) {
      await runner.query(`UPDATE ${table} SET document = document #- '{taxes,invoices}'`);
    }
  }
}
