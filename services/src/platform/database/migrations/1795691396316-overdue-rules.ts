import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['editions', 'edition_revisions'];

/** Existing editions keep unpaid registrations. */
export class OverdueRules1795691396316 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`
        UPDATE ${table} SET document = document || '{
          "overdue": {"rule": "keep", "days": 14, "lateMoney": "keep"}
        }'::jsonb
      `);
    }
    await runner.query(`
      -- When the registration is cancelled, as its payer was told.
      ALTER TABLE payments ADD COLUMN cancels_at timestamptz;
      CREATE INDEX payments_cancels_at ON payments (cancels_at) WHERE cancels_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payments DROP COLUMN cancels_at`);
    for (const table of TABLES) {
      await runner.query(`UPDATE ${table} SET document = document - 'overdue'`);
    }
  }
}
