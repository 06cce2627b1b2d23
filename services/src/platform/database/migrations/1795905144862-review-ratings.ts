import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReviewRatings1795905144862 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- For organisers only: one of each organiser and review.
      CREATE TABLE review_ratings (
        review_id uuid NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
        rated_by uuid NOT NULL REFERENCES users (id),
        rating text NOT NULL CHECK (rating IN ('helpful', 'sufficient', 'not-sufficient')),
        note text NOT NULL DEFAULT '',
        rated_at timestamptz NOT NULL,
        PRIMARY KEY (review_id, rated_by)
      );
      CREATE INDEX review_ratings_person ON review_ratings (rated_by, review_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE review_ratings');
  }
}
