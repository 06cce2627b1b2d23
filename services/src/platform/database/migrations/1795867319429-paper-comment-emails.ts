import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaperCommentEmails1795867319429 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Comments before this moment were in an email to the person, read or not.
      ALTER TABLE paper_comment_readers
        ALTER COLUMN read_at DROP NOT NULL,
        ADD COLUMN emailed_until timestamptz,
        ADD CHECK (num_nonnulls(read_at, emailed_until) > 0)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM paper_comment_readers WHERE read_at IS NULL;
      ALTER TABLE paper_comment_readers
        DROP COLUMN emailed_until,
        ALTER COLUMN read_at SET NOT NULL
    `);
  }
}
