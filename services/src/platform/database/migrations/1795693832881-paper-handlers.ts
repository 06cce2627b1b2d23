import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaperHandlers1795693832881 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The organiser who is responsible for a paper.
      CREATE TABLE paper_handlers (
        paper_id uuid PRIMARY KEY REFERENCES papers (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id),
        named_at timestamptz NOT NULL
      );
      CREATE INDEX paper_handlers_user ON paper_handlers (user_id, paper_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE paper_handlers');
  }
}
