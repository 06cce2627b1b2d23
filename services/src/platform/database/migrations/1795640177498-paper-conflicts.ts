import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaperConflicts1795640177498 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Of an organiser with a paper, which is hidden from them from then on. Reviewers declare theirs with their answer.
      CREATE TABLE paper_conflicts (
        paper_id uuid NOT NULL REFERENCES papers (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id),
        reason text NOT NULL,
        declared_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, paper_id)
      );
      CREATE INDEX paper_conflicts_paper ON paper_conflicts (paper_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE paper_conflicts');
  }
}
