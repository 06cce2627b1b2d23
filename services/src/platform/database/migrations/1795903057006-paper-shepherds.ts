import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaperShepherds1795903057006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Who verifies a revision for the chairs; a row for each person and each revision that they answered.
      CREATE TABLE paper_shepherds (
        id uuid PRIMARY KEY,
        paper_id uuid NOT NULL REFERENCES papers (id) ON DELETE CASCADE,
        round integer NOT NULL,
        reviewer_id uuid NOT NULL REFERENCES users (id),
        assigned_at timestamptz NOT NULL,
        assigned_by uuid NOT NULL REFERENCES users (id),
        -- Not before the decision is released.
        told_at timestamptz,
        -- When the revision to verify was submitted.
        asked_at timestamptz,
        reminded_at timestamptz,
        answer text CHECK (answer IN ('verified', 'not-yet')),
        to_chairs text NOT NULL DEFAULT '',
        to_authors text NOT NULL DEFAULT '',
        answered_at timestamptz,
        ended_at timestamptz,
        CHECK ((answer IS NULL) = (answered_at IS NULL))
      );
      CREATE UNIQUE INDEX paper_shepherds_current ON paper_shepherds (paper_id, round)
        WHERE ended_at IS NULL;
      CREATE INDEX paper_shepherds_paper ON paper_shepherds (paper_id);
      CREATE INDEX paper_shepherds_reviewer ON paper_shepherds (reviewer_id, paper_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE paper_shepherds');
  }
}
