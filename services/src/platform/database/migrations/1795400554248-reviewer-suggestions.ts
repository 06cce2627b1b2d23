import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReviewerSuggestions1795400554248 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['reviews', 'review_invitations']) {
      await runner.query(`
        ALTER TABLE ${table}
          ADD COLUMN suggested_name text,
          ADD COLUMN suggested_email text
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['reviews', 'review_invitations']) {
      await runner.query(`
        ALTER TABLE ${table}
          DROP COLUMN suggested_name,
          DROP COLUMN suggested_email
      `);
    }
  }
}
