import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaperTags1795624134588 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Of organisers: neither authors nor reviewers read them.
      CREATE TABLE paper_tags (
        paper_id uuid NOT NULL REFERENCES papers (id) ON DELETE CASCADE,
        tag text NOT NULL CHECK (char_length(tag) BETWEEN 1 AND 30),
        PRIMARY KEY (paper_id, tag)
      );
      CREATE INDEX paper_tags_tag ON paper_tags (tag, paper_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE paper_tags');
  }
}
