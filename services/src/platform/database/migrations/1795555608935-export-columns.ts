import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ExportColumns1795555608935 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Columns that a person chose for the exports of each list; the usual ones where it has no entry.
      ALTER TABLE preferences ADD COLUMN export_columns jsonb NOT NULL DEFAULT '{}'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE preferences DROP COLUMN export_columns
    `);
  }
}
