import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Discounts and waivers are negative lines; the database keeps each amount the sum of its lines. */
export class PriceReductions1795720800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE price_lines
        DROP CONSTRAINT price_lines_kind_check,
        DROP CONSTRAINT price_lines_amount_cents_check,
        ADD CONSTRAINT price_lines_kind_check
          CHECK (kind IN ('package', 'extra', 'discount', 'waiver')),
        ADD CONSTRAINT price_lines_amount_cents_check
          CHECK (CASE WHEN kind IN ('discount', 'waiver') THEN amount_cents < 0 ELSE amount_cents > 0 END);
      ALTER TABLE registrations
        DROP CONSTRAINT registrations_amount_cents_check,
        ADD CONSTRAINT registrations_amount_cents_check CHECK (amount_cents >= 0);
      ALTER TABLE payments
        DROP CONSTRAINT payments_amount_cents_check,
        ADD CONSTRAINT payments_amount_cents_check CHECK (amount_cents >= 0);
      -- Of a receipt over nothing.
      ALTER TABLE credit_notes
        DROP CONSTRAINT credit_notes_amount_cents_check,
        ADD CONSTRAINT credit_notes_amount_cents_check CHECK (amount_cents >= 0);
      CREATE INDEX price_lines_reductions ON price_lines (item, payment_id)
        WHERE kind IN ('discount', 'waiver');

      -- The fee table of the price that was shown. Null in quotes of an older version.
      ALTER TABLE price_quotes ADD COLUMN fee_revision integer;

      CREATE FUNCTION check_price_lines() RETURNS trigger LANGUAGE plpgsql
        SET search_path = pg_catalog, public AS $$
      DECLARE
        payment uuid;
      BEGIN
        IF TG_TABLE_NAME = 'payments' THEN
          payment := NEW.id;
        ELSE
          payment := coalesce(NEW.payment_id, OLD.payment_id);
        END IF;
        IF EXISTS (
          SELECT FROM payments p
           WHERE p.id = payment AND p.amount_cents IS DISTINCT FROM (
             SELECT sum(line.amount_cents) FROM price_lines line WHERE line.payment_id = p.id)
        ) THEN
          RAISE EXCEPTION 'the amount of payment % is not the sum of its price lines', payment
            USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_equal_their_lines';
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER payments_equal_their_lines
        AFTER INSERT OR UPDATE OF amount_cents ON payments
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_price_lines();
      CREATE CONSTRAINT TRIGGER price_lines_add_up
        AFTER INSERT OR UPDATE OR DELETE ON price_lines
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_price_lines();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER price_lines_add_up ON price_lines;
      DROP TRIGGER payments_equal_their_lines ON payments;
      DROP FUNCTION check_price_lines;
      ALTER TABLE price_quotes DROP COLUMN fee_revision;
      DROP INDEX price_lines_reductions;
      ALTER TABLE credit_notes
        DROP CONSTRAINT credit_notes_amount_cents_check,
        ADD CONSTRAINT credit_notes_amount_cents_check CHECK (amount_cents > 0);
      ALTER TABLE payments
        DROP CONSTRAINT payments_amount_cents_check,
        ADD CONSTRAINT payments_amount_cents_check CHECK (amount_cents > 0);
      ALTER TABLE registrations
        DROP CONSTRAINT registrations_amount_cents_check,
        ADD CONSTRAINT registrations_amount_cents_check CHECK (amount_cents > 0);
      ALTER TABLE price_lines
        DROP CONSTRAINT price_lines_kind_check,
        DROP CONSTRAINT price_lines_amount_cents_check,
        ADD CONSTRAINT price_lines_kind_check CHECK (kind IN ('package', 'extra')),
        ADD CONSTRAINT price_lines_amount_cents_check CHECK (amount_cents > 0);
    `);
  }
}
