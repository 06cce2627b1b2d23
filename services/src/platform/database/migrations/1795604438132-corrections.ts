import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Corrections1795604438132 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- An entry can be reversed once, as a whole; then its transfer can count for the payment again.
      ALTER TABLE ledger_entries
        ADD COLUMN reverses bigint UNIQUE REFERENCES ledger_entries (id),
        -- How often the bank transaction was reversed for the payment before this entry.
        ADD COLUMN round smallint NOT NULL DEFAULT 0;
      CREATE FUNCTION place_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE reversed ledger_entries;
        BEGIN
          IF NEW.reverses IS NULL THEN
            NEW.round := (SELECT count(*) FROM ledger_entries
              WHERE payment_id = NEW.payment_id AND bank_transaction_id = NEW.bank_transaction_id
                AND reverses IS NOT NULL);
            RETURN NEW;
          END IF;
          SELECT * INTO reversed FROM ledger_entries WHERE id = NEW.reverses;
          IF reversed.amount_cents <= 0 OR reversed.payment_id IS NULL
             OR (NEW.payment_id, NEW.transfer_id, NEW.bank_transaction_id, NEW.amount_cents)
                IS DISTINCT FROM (reversed.payment_id, reversed.transfer_id,
                  reversed.bank_transaction_id, -reversed.amount_cents) THEN
            RAISE EXCEPTION 'a reversing entry returns what one entry received for its payment';
          END IF;
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER ledger_entries_place BEFORE INSERT ON ledger_entries
        FOR EACH ROW WHEN (NEW.payment_id IS NOT NULL AND NEW.amount_cents IS NOT NULL)
        EXECUTE FUNCTION place_ledger_entry();
      CREATE UNIQUE INDEX ledger_entries_count_once
        ON ledger_entries (payment_id, bank_transaction_id, round) WHERE amount_cents > 0;
      DROP INDEX ledger_entries_one_per_transfer;

      -- A payment gets another receipt once a credit note corrects the one before.
      CREATE TABLE credit_notes (
        edition_id uuid NOT NULL REFERENCES editions (id),
        number integer NOT NULL,
        payment_id uuid NOT NULL REFERENCES payments (id),
        receipt_number integer NOT NULL,
        amount_cents integer NOT NULL CHECK (amount_cents > 0),
        reason text NOT NULL,
        issued_at timestamptz NOT NULL,
        PRIMARY KEY (edition_id, number),
        UNIQUE (edition_id, receipt_number)
      );
      CREATE INDEX credit_notes_payment ON credit_notes (payment_id);
      CREATE TABLE credit_note_numbers (
        edition_id uuid NOT NULL REFERENCES editions (id),
        is_sample boolean NOT NULL,
        last integer NOT NULL,
        PRIMARY KEY (edition_id, is_sample)
      );
      ALTER TABLE receipts
        -- How many credit notes the payment had before it.
        ADD COLUMN round smallint NOT NULL DEFAULT 0,
        DROP CONSTRAINT receipts_pkey,
        ADD PRIMARY KEY (edition_id, number),
        ADD UNIQUE (payment_id, round),
        DROP CONSTRAINT receipts_edition_id_number_key;
      CREATE FUNCTION place_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.round := (SELECT count(*) FROM credit_notes WHERE payment_id = NEW.payment_id);
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER receipts_place BEFORE INSERT ON receipts
        FOR EACH ROW EXECUTE FUNCTION place_receipt();
      -- Checked at the end, so that samples can be removed in any order.
      ALTER TABLE credit_notes ADD FOREIGN KEY (edition_id, receipt_number)
        REFERENCES receipts (edition_id, number) DEFERRABLE INITIALLY DEFERRED;
    `);
  }

  /** Fails once a correction was made: it cannot be expressed before. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE credit_notes DROP CONSTRAINT credit_notes_edition_id_receipt_number_fkey;
      DROP TRIGGER receipts_place ON receipts;
      DROP FUNCTION place_receipt;
      ALTER TABLE receipts
        DROP CONSTRAINT receipts_payment_id_round_key,
        DROP CONSTRAINT receipts_pkey,
        DROP COLUMN round,
        ADD PRIMARY KEY (payment_id),
        ADD UNIQUE (edition_id, number);
      DROP TABLE credit_note_numbers, credit_notes;
      CREATE UNIQUE INDEX ledger_entries_one_per_transfer
        ON ledger_entries (payment_id, bank_transaction_id) WHERE amount_cents > 0;
      DROP INDEX ledger_entries_count_once;
      DROP TRIGGER ledger_entries_place ON ledger_entries;
      DROP FUNCTION place_ledger_entry;
      ALTER TABLE ledger_entries DROP COLUMN round, DROP COLUMN reverses;
    `);
  }
}
