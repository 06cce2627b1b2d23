import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['editions', 'edition_revisions'];

/** Off in existing editions. */
export class DiscountCodes1795720900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`
        UPDATE ${table} SET document = document || '{
          "reductions": {"discountCodes": false}
        }'::jsonb
      `);
    }
    await runner.query(`
      -- Uses are the price lines of live registrations, so that none is counted twice or left behind.
      CREATE TABLE discount_codes (
        id uuid PRIMARY KEY,
        edition_id uuid NOT NULL REFERENCES editions (id),
        code text NOT NULL,
        -- The form in which codes are compared.
        code_key text NOT NULL,
        note text NOT NULL,
        percent integer CHECK (percent BETWEEN 1 AND 100),
        amount_cents integer CHECK (amount_cents > 0),
        packages text[] NOT NULL,
        first_day date,
        last_day date,
        max_uses integer CHECK (max_uses > 0),
        max_uses_per_person integer CHECK (max_uses_per_person > 0),
        budget_cents integer CHECK (budget_cents > 0),
        stopped_at timestamptz,
        created_by uuid NOT NULL REFERENCES users (id),
        created_at timestamptz NOT NULL,
        CHECK ((percent IS NULL) <> (amount_cents IS NULL)),
        UNIQUE (edition_id, code_key)
      );
      CREATE INDEX discount_codes_created_at ON discount_codes (edition_id, created_at, id);
      ALTER TABLE price_quotes
        ADD COLUMN discount_code_id uuid REFERENCES discount_codes (id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE price_quotes DROP COLUMN discount_code_id;
      DROP TABLE discount_codes;
    `);
    for (const table of TABLES) {
      await runner.query(`UPDATE ${table} SET document = document - 'reductions'`);
    }
  }
}
