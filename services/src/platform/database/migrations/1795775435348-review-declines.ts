import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReviewDeclines1795775435348 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reviews ADD declined_at timestamptz;
      UPDATE reviews SET declined_at = (
        SELECT max(e.at) FROM audit_entries e
         WHERE e.subject_type = 'review' AND e.subject_id = reviews.id::text
           AND e.action = 'review.decline')
       WHERE status = 'declined';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE reviews DROP COLUMN declined_at`);
  }
}
