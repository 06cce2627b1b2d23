import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountSecurity1763601200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions ADD device text;

      DROP TABLE verification_tries;
      CREATE TABLE attempts (
        key bytea PRIMARY KEY,
        times timestamptz[] NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX attempts_expires_at ON attempts (expires_at);

      CREATE TABLE sign_in_challenges (
        token_hash bytea PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        tries_left integer NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX sign_in_challenges_user ON sign_in_challenges (user_id);
      CREATE INDEX sign_in_challenges_expires_at ON sign_in_challenges (expires_at);

      CREATE TABLE second_steps (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        secret bytea NOT NULL,
        confirmed_at timestamptz,
        last_time_step integer NOT NULL
      );
      CREATE TABLE recovery_codes (
        code_hash bytea PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE
      );
      CREATE INDEX recovery_codes_user ON recovery_codes (user_id);

      CREATE TABLE email_changes (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        new_email text NOT NULL,
        token_hash bytea NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE email_changes, recovery_codes, second_steps, sign_in_challenges, attempts;
      CREATE TABLE verification_tries (
        subject bytea NOT NULL,
        day date NOT NULL,
        is_holder boolean NOT NULL,
        tries integer NOT NULL,
        PRIMARY KEY (subject, day, is_holder)
      );
      ALTER TABLE sessions DROP device;
    `);
  }
}
