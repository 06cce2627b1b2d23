import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Discussions are off in existing editions. */
export class PaperComments1795852196129 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Between the reviewers of a paper and organisers. Without an alias an organiser wrote it.
      CREATE TABLE paper_comments (
        id uuid PRIMARY KEY,
        paper_id uuid NOT NULL REFERENCES papers (id) ON DELETE CASCADE,
        author_id uuid NOT NULL REFERENCES users (id),
        alias integer,
        text text,
        posted_at timestamptz NOT NULL,
        deleted_at timestamptz,
        CHECK ((text IS NULL) = (deleted_at IS NOT NULL))
      );
      CREATE INDEX paper_comments_paper ON paper_comments (paper_id, posted_at, id);
      CREATE INDEX paper_comments_author ON paper_comments (author_id, id);
      -- The newest comment that each person has read, by its time.
      CREATE TABLE paper_comment_readers (
        paper_id uuid NOT NULL REFERENCES papers (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        read_at timestamptz NOT NULL,
        PRIMARY KEY (paper_id, user_id)
      );
      CREATE INDEX paper_comment_readers_user ON paper_comment_readers (user_id);
    `);
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(
        `UPDATE ${table} SET document = document || '{"discussion": {"open": false}}'::jsonb`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE paper_comment_readers, paper_comments');
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(`UPDATE ${table} SET document = document - 'discussion'`);
    }
  }
}
