import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CommentMentions1795940748917 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Where the text of a comment names a participant, counted in UTF-16 units.
      CREATE TABLE paper_comment_mentions (
        comment_id uuid NOT NULL REFERENCES paper_comments (id) ON DELETE CASCADE,
        starts_at integer NOT NULL CHECK (starts_at >= 0),
        length integer NOT NULL CHECK (length > 1),
        participant text NOT NULL CHECK (
          participant ~ '^(reviewer:[0-9]{1,6}|meta-reviewer|chair|organiser:[0-9a-f-]{36})$'),
        PRIMARY KEY (comment_id, starts_at)
      );
      -- Whom the mentions reached: they were emailed at once, and are left out of the digest.
      CREATE TABLE paper_comment_recipients (
        comment_id uuid NOT NULL REFERENCES paper_comments (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        PRIMARY KEY (comment_id, user_id)
      );
      CREATE INDEX paper_comment_recipients_user ON paper_comment_recipients (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE paper_comment_recipients, paper_comment_mentions');
  }
}
