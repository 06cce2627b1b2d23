import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaperVersionContents1795402316080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE paper_versions
        ADD COLUMN content jsonb,
        ADD COLUMN changes text[] NOT NULL DEFAULT '{}'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE paper_versions DROP COLUMN content, DROP COLUMN changes');
  }
}
