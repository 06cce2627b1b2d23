import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['editions', 'edition_revisions'];

/** Off in existing editions. */
export class FeeBands1795831785309 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`
        UPDATE ${table} SET document = document || '{
          "feeBands": {
            "open": false, "unclassified": "high", "check": "finance",
            "shares": { "low": 100, "lowerMiddle": 100, "upperMiddle": 100, "high": 100 }
          }
        }'::jsonb
      `);
    }
    await runner.query(`
      -- The rule that a price was made by. Without a row, the fee does not depend on the country.
      CREATE TABLE registration_bands (
        registration_id uuid PRIMARY KEY REFERENCES registrations (id),
        -- As the person declared it. Empty once it is erased.
        country text NOT NULL,
        income_group text NOT NULL
          CHECK (income_group IN ('low', 'lowerMiddle', 'upperMiddle', 'high')),
        -- Percent of the fee.
        share smallint NOT NULL CHECK (share BETWEEN 1 AND 100),
        -- Fiscal year of the World Bank's classification.
        year smallint NOT NULL,
        country_check text NOT NULL
          CHECK (country_check IN ('none', 'declared', 'confirmed', 'refused')),
        checked_by uuid REFERENCES users (id),
        checked_at timestamptz,
        CHECK ((checked_by IS NULL) = (checked_at IS NULL)),
        CHECK ((country_check IN ('confirmed', 'refused')) = (checked_by IS NOT NULL))
      );
      CREATE INDEX registration_bands_declared ON registration_bands (registration_id)
        WHERE country_check = 'declared';
      CREATE INDEX registration_bands_checked_by ON registration_bands (checked_by);
      -- A refused band has a second line, over what the first one took from the fee.
      ALTER TABLE price_lines
        DROP CONSTRAINT price_lines_kind_check,
        DROP CONSTRAINT price_lines_amount_cents_check,
        ADD CONSTRAINT price_lines_kind_check
          CHECK (kind IN ('package', 'band', 'extra', 'discount', 'waiver', 'tax')),
        ADD CONSTRAINT price_lines_amount_cents_check
          CHECK (CASE WHEN kind IN ('discount', 'waiver') OR (kind = 'band' AND item <> 'refused')
                      THEN amount_cents < 0 ELSE amount_cents > 0 END);
      -- Of the price that was shown.
      ALTER TABLE price_quotes ADD COLUMN band jsonb;
      ALTER TABLE payment_proofs
        DROP CONSTRAINT payment_proofs_kind_check,
        ADD CONSTRAINT payment_proofs_kind_check CHECK (kind IN ('payment', 'student', 'country'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment_proofs
        DROP CONSTRAINT payment_proofs_kind_check,
        ADD CONSTRAINT payment_proofs_kind_check CHECK (kind IN ('payment', 'student'));
      ALTER TABLE price_quotes DROP COLUMN band;
      ALTER TABLE price_lines
        DROP CONSTRAINT price_lines_kind_check,
        DROP CONSTRAINT price_lines_amount_cents_check,
        ADD CONSTRAINT price_lines_kind_check
          CHECK (kind IN ('package', 'extra', 'discount', 'waiver', 'tax')),
        ADD CONSTRAINT price_lines_amount_cents_check
          CHECK (CASE WHEN kind IN ('discount', 'waiver') THEN amount_cents < 0 ELSE amount_cents > 0 END);
      DROP TABLE registration_bands;
    `);
    for (const table of TABLES) {
      await runner.query(`UPDATE ${table} SET document = document - 'feeBands'`);
    }
  }
}
