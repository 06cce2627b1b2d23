import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LedgerPeriods1795623068455 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Why finance decided that a line is no money of the conference.
      ALTER TABLE bank_lines ADD COLUMN ignored_reason text;

      -- One row for each edition with money. Entries lock it for reading, so that a period is locked
      -- between two entries, never during one.
      CREATE TABLE ledger_periods (
        edition_id uuid PRIMARY KEY REFERENCES editions (id),
        -- The last locked day; null while all days are open.
        locked_until date,
        version integer NOT NULL DEFAULT 1
      );
      -- Each lock and unlock, oldest first.
      CREATE TABLE ledger_period_changes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        edition_id uuid NOT NULL REFERENCES editions (id),
        locked_until date,
        reason text NOT NULL DEFAULT '',
        actor_id uuid NOT NULL REFERENCES users (id),
        at timestamptz NOT NULL
      );
      CREATE INDEX ledger_period_changes_edition ON ledger_period_changes (edition_id, id);

      -- The day in the journal; null for entries without money and for those before this column.
      ALTER TABLE ledger_entries ADD COLUMN booked_on date;
      CREATE FUNCTION book_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
          edition uuid := coalesce(
            (SELECT r.edition_id FROM payments p JOIN registrations r ON r.id = p.registration_id
              WHERE p.id = NEW.payment_id),
            (SELECT t.edition_id FROM bank_transfers t WHERE t.id = NEW.transfer_id));
          locked date;
        BEGIN
          SELECT locked_until INTO locked FROM ledger_periods WHERE edition_id = edition FOR SHARE;
          IF NOT FOUND THEN
            INSERT INTO ledger_periods (edition_id) VALUES (edition) ON CONFLICT DO NOTHING;
            SELECT locked_until INTO locked FROM ledger_periods WHERE edition_id = edition FOR SHARE;
          END IF;
          NEW.booked_on := greatest(
            coalesce(NEW.value_date, (NEW.at AT TIME ZONE 'UTC')::date), locked + 1);
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER ledger_entries_book BEFORE INSERT ON ledger_entries
        FOR EACH ROW WHEN (NEW.amount_cents <> 0) EXECUTE FUNCTION book_ledger_entry();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER ledger_entries_book ON ledger_entries;
      DROP FUNCTION book_ledger_entry;
      ALTER TABLE ledger_entries DROP COLUMN booked_on;
      DROP TABLE ledger_period_changes, ledger_periods;
      ALTER TABLE bank_lines DROP COLUMN ignored_reason;
    `);
  }
}
