import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SimilarityChecks1795901537643 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE paper_texts
        -- Other than 'read', the text is the title and the abstract.
        ADD file_state text NOT NULL DEFAULT 'read'
          CHECK (file_state IN ('read', 'unreadable', 'unavailable'));
      ALTER TABLE paper_similarities
        -- When a chair found the similarity to be fine.
        ADD checked_at timestamptz
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE paper_similarities DROP checked_at;
      ALTER TABLE paper_texts DROP file_state
    `);
  }
}
