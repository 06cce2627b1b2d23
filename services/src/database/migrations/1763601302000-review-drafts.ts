import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a reviewer types is kept apart from what was handed in; an invitation can be declined without
 * an account.
 */
export class ReviewDrafts1763601302000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reviews ADD draft jsonb, ADD draft_saved_at timestamptz;
      ALTER TABLE review_invitations ADD decline_reason text, ADD declared_conflict text;
      CREATE INDEX reviews_due ON reviews (due_at) WHERE status IN ('invited', 'accepted');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX reviews_due;
      ALTER TABLE review_invitations DROP decline_reason, DROP declared_conflict;
      ALTER TABLE reviews DROP draft, DROP draft_saved_at;
    `);
  }
}
