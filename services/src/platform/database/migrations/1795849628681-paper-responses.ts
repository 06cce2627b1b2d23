import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Responses to reviews are off in existing editions. */
export class PaperResponses1795849628681 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Of the authors to the reviews of one round. Answers name reviewers by their alias.
      CREATE TABLE paper_responses (
        paper_id uuid NOT NULL REFERENCES papers (id) ON DELETE CASCADE,
        round integer NOT NULL,
        -- The submitted response; the draft has changes that were not submitted.
        form jsonb,
        submitted_at timestamptz,
        draft jsonb,
        draft_saved_at timestamptz,
        -- When the authors were emailed.
        invited_at timestamptz,
        reminded_at timestamptz,
        revision integer NOT NULL DEFAULT 0,
        PRIMARY KEY (paper_id, round),
        CHECK ((form IS NULL) = (submitted_at IS NULL)),
        CHECK ((draft IS NULL) = (draft_saved_at IS NULL))
      );
    `);
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(`
        UPDATE ${table}
           SET document = document || '{"responses": {"open": false, "wordLimit": 500}}'::jsonb
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE paper_responses');
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(`UPDATE ${table} SET document = document - 'responses'`);
    }
  }
}
