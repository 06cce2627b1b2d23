import type { MigrationInterface, QueryRunner } from 'typeorm';

const EDITION = `edition uuid := coalesce(
            (SELECT r.edition_id FROM payments p JOIN registrations r ON r.id = p.registration_id
              WHERE p.id = NEW.payment_id),
            (SELECT t.edition_id FROM bank_transfers t WHERE t.id = NEW.transfer_id))`;

/** Entries keep the state of the period that they were booked in: the times of entries and of locks do not determine it. */
export class LedgerEntryPeriods1795734911600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Version of the row of ledger_periods; null for entries without money and for those before this column.
      ALTER TABLE ledger_entries ADD COLUMN period_version integer;
      CREATE OR REPLACE FUNCTION book_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
          ${EDITION};
          period ledger_periods;
        BEGIN
          SELECT * INTO period FROM ledger_periods WHERE edition_id = edition FOR SHARE;
          IF NOT FOUND THEN
            INSERT INTO ledger_periods (edition_id) VALUES (edition) ON CONFLICT DO NOTHING;
            SELECT * INTO period FROM ledger_periods WHERE edition_id = edition FOR SHARE;
          END IF;
          NEW.period_version := period.version;
          NEW.booked_on := greatest(
            coalesce(NEW.value_date, (NEW.at AT TIME ZONE 'UTC')::date), period.locked_until + 1);
          RETURN NEW;
        END
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION book_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
          ${EDITION};
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
      ALTER TABLE ledger_entries DROP COLUMN period_version;
    `);
  }
}
