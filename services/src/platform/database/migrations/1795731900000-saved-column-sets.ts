import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SavedColumnSets1795731900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Of an export, a view is a choice of its columns.
      ALTER TABLE saved_views DROP CONSTRAINT saved_views_list_check;
      ALTER TABLE saved_views ADD CONSTRAINT saved_views_list_check CHECK (list IN
        ('papers', 'papers-export', 'payments-export', 'users-export', 'audit-export'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM saved_views WHERE list <> 'papers';
      ALTER TABLE saved_views DROP CONSTRAINT saved_views_list_check;
      ALTER TABLE saved_views ADD CONSTRAINT saved_views_list_check CHECK (list IN ('papers'));
    `);
  }
}
