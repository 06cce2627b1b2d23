import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever saves a reviewer's terms says which ones they have seen. */
export class ReviewerTermsVersion1763601710000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reviewer_profiles ADD version integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reviewer_profiles DROP version');
  }
}
