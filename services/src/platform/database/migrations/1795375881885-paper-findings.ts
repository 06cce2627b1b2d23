import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaperFindings1795375881885 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE paper_versions
        ADD COLUMN manuscript_findings jsonb,
        ADD COLUMN supplement_findings jsonb
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE paper_versions
        DROP COLUMN manuscript_findings,
        DROP COLUMN supplement_findings
    `);
  }
}
