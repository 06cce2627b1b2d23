import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The files of papers, each beside a copy that tells nothing about who wrote it. */
export class PaperFiles1763601301000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE files
        DROP CONSTRAINT files_purpose_check,
        ADD CONSTRAINT files_purpose_check
          CHECK (purpose IN ('cv', 'payment-proof', 'paper', 'paper-copy'));
      ALTER TABLE paper_versions
        ADD reviewer_supplement_file_id uuid REFERENCES files (id),
        ADD supplement_pages integer CHECK (supplement_pages > 0);
      CREATE INDEX paper_versions_reviewer_supplement_file
        ON paper_versions (reviewer_supplement_file_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE paper_versions DROP reviewer_supplement_file_id, DROP supplement_pages;
      ALTER TABLE files
        DROP CONSTRAINT files_purpose_check,
        ADD CONSTRAINT files_purpose_check CHECK (purpose IN ('cv', 'payment-proof'));
    `);
  }
}
