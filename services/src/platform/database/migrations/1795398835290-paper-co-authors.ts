import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaperCoAuthors1795398835290 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE paper_co_authors (
        id uuid PRIMARY KEY,
        paper_id uuid NOT NULL REFERENCES papers (id) ON DELETE CASCADE,
        email text NOT NULL,
        token_hash bytea NOT NULL,
        invited_at timestamptz NOT NULL,
        -- The account that registered the paper, also after its address changed.
        user_id uuid REFERENCES users (id),
        denied_at timestamptz
      );
      CREATE UNIQUE INDEX paper_co_authors_paper ON paper_co_authors (paper_id, email_key(email))
        WHERE email <> '';
      CREATE UNIQUE INDEX paper_co_authors_token ON paper_co_authors (token_hash);
      CREATE INDEX paper_co_authors_email ON paper_co_authors (email_key(email));
      CREATE INDEX paper_co_authors_user ON paper_co_authors (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE paper_co_authors');
  }
}
