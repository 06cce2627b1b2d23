import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['editions', 'edition_revisions'];

/** Existing editions have no tax. */
export class Taxes1795745405311 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`
        UPDATE ${table} SET document = document || '{
          "taxes": {
            "country": "", "includedInFees": true, "rates": [],
            "reverseCharge": false, "reverseChargeText": ""
          }
        }'::jsonb
      `);
    }
    await runner.query(`
      ALTER TABLE price_lines
        DROP CONSTRAINT price_lines_kind_check,
        ADD CONSTRAINT price_lines_kind_check
          CHECK (kind IN ('package', 'extra', 'discount', 'waiver', 'tax')),
        -- The rate that the line was sold with; null without one.
        ADD COLUMN tax jsonb;
      -- The rates of the price that was shown.
      ALTER TABLE price_quotes ADD COLUMN taxes jsonb;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE price_quotes DROP COLUMN taxes;
      ALTER TABLE price_lines
        DROP COLUMN tax,
        DROP CONSTRAINT price_lines_kind_check,
        ADD CONSTRAINT price_lines_kind_check
          CHECK (kind IN ('package', 'extra', 'discount', 'waiver'));
    `);
    for (const table of TABLES) {
      await runner.query(`UPDATE ${table} SET document = document - 'taxes'`);
    }
  }
}
