import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Earlier versions of reviews that were changed before are not known: a review has versions from its next change on. */
export class ReviewVersions1795902832710 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Of submitted reviews that were changed: none, or all from the first one that is known to the current one.
      CREATE TABLE review_versions (
        review_id uuid NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
        number integer NOT NULL CHECK (number > 0),
        submitted_at timestamptz NOT NULL,
        form jsonb NOT NULL,
        is_after_response boolean NOT NULL DEFAULT false,
        is_after_discussion boolean NOT NULL DEFAULT false,
        PRIMARY KEY (review_id, number)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE review_versions');
  }
}
