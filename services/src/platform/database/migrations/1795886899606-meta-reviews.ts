import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Meta-reviews are off in existing editions. */
export class MetaReviews1795886899606 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- One of each round: who summarises the reviews of the paper for the committee.
      CREATE TABLE meta_reviews (
        paper_id uuid NOT NULL REFERENCES papers (id) ON DELETE CASCADE,
        round integer NOT NULL,
        reviewer_id uuid NOT NULL REFERENCES users (id),
        assigned_at timestamptz NOT NULL,
        form jsonb,
        submitted_at timestamptz,
        draft jsonb,
        draft_saved_at timestamptz,
        revision integer NOT NULL DEFAULT 1,
        PRIMARY KEY (paper_id, round),
        CHECK ((form IS NULL) = (submitted_at IS NULL)),
        CHECK ((draft IS NULL) = (draft_saved_at IS NULL))
      );
      CREATE INDEX meta_reviews_reviewer ON meta_reviews (reviewer_id, paper_id);
    `);
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(
        `UPDATE ${table} SET document = document || '{"metaReviews": {"open": false}}'::jsonb`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE meta_reviews');
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(`UPDATE ${table} SET document = document - 'metaReviews'`);
    }
  }
}
