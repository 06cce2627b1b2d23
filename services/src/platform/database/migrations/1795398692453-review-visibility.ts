import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authors see the recommendation and the comments to them, in existing editions and reviews as well. */
export class ReviewVisibility1795398692453 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(`
        UPDATE ${table} SET document = document || '{
          "reviewForm": {
            "recommendation": {"visibleToAuthors": true},
            "originality": {"visibleToAuthors": false},
            "relevance": {"visibleToAuthors": false},
            "method": {"visibleToAuthors": false},
            "clarity": {"visibleToAuthors": false},
            "significance": {"visibleToAuthors": false},
            "confidence": {"visibleToAuthors": false},
            "commentsToAuthors": {"visibleToAuthors": true},
            "commentsToCommittee": {"visibleToAuthors": false},
            "concern": {"visibleToAuthors": false}
          }
        }'::jsonb
      `);
    }
    await runner.query(`
      ALTER TABLE reviews ADD COLUMN visible_to_authors text[];
      UPDATE reviews SET visible_to_authors = '{recommendation,commentsToAuthors}'
        WHERE status = 'submitted';
      ALTER TABLE reviews ADD CONSTRAINT reviews_visibility
        CHECK (status <> 'submitted' OR visible_to_authors IS NOT NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reviews DROP COLUMN visible_to_authors;
      UPDATE editions SET document = document - 'reviewForm';
      UPDATE edition_revisions SET document = document - 'reviewForm';
    `);
  }
}
