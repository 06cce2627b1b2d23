import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Uploads1795444900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Files that arrive in several requests. Used ones are kept until they expire, for repeated calls.
      CREATE TABLE uploads (
        owner_id uuid NOT NULL REFERENCES users (id),
        -- Chosen by the browser, so that it can resume a first request whose response was lost.
        id uuid NOT NULL,
        -- Bounds the unfinished uploads of a person, also against concurrent requests.
        slot smallint CHECK (slot BETWEEN 1 AND 10),
        purpose text NOT NULL,
        subject_id uuid NOT NULL,
        name text NOT NULL,
        bytes integer NOT NULL CHECK (bytes > 0),
        received integer NOT NULL DEFAULT 0,
        -- Keys of the store, in the order of the content.
        parts text[] NOT NULL DEFAULT '{}',
        locked_by uuid,
        locked_until timestamptz,
        used_at timestamptz,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (owner_id, id),
        UNIQUE (owner_id, slot),
        CHECK (received BETWEEN 0 AND bytes),
        CHECK ((slot IS NULL) = (used_at IS NOT NULL))
      );
      CREATE INDEX uploads_expires_at ON uploads (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE uploads');
  }
}
