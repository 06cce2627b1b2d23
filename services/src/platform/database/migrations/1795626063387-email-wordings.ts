import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EmailWordings1795626063387 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Append-only: an email keeps the newest version that existed when it was made.
      CREATE TABLE email_wordings (
        edition_id uuid NOT NULL REFERENCES editions (id),
        kind text NOT NULL,
        version integer NOT NULL CHECK (version > 0),
        -- Edited texts by id; none: the texts of the code.
        texts jsonb NOT NULL,
        saved_at timestamptz NOT NULL,
        saved_by uuid NOT NULL REFERENCES users (id),
        PRIMARY KEY (edition_id, kind, version)
      );
      CREATE INDEX email_wordings_saved_by ON email_wordings (saved_by);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE email_wordings');
  }
}
