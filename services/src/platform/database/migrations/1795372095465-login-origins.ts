import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LoginOrigins1795372095465 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Browsers and networks from which an account was opened, by hashed key: strangers who guess
      -- its password elsewhere do not keep its owner out there.
      CREATE TABLE login_origins (
        key bytea PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('device', 'network')),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX login_origins_user ON login_origins (user_id);
      CREATE INDEX login_origins_expires_at ON login_origins (expires_at);

      -- Emailed links that log in without the password.
      CREATE TABLE login_links (
        token_hash bytea PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX login_links_user ON login_links (user_id);
      CREATE INDEX login_links_expires_at ON login_links (expires_at);

      -- Emailed links that verify an address without the code.
      CREATE TABLE verification_links (
        token_hash bytea PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX verification_links_user ON verification_links (user_id);
      CREATE INDEX verification_links_expires_at ON verification_links (expires_at);

      -- Tries are counted by day, for the holder of the session and for everyone else.
      ALTER TABLE verification_codes DROP COLUMN tries_left;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE verification_codes ADD COLUMN tries_left integer NOT NULL DEFAULT 0;
      ALTER TABLE verification_codes ALTER COLUMN tries_left DROP DEFAULT;
      DROP TABLE verification_links;
      DROP TABLE login_links;
      DROP TABLE login_origins;
    `);
  }
}
