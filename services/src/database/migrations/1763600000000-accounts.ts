import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE idempotency_keys (
        id bytea PRIMARY KEY,
        body_hash bytea NOT NULL,
        answer jsonb,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);

      CREATE TABLE audit_entries (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL,
        actor_id uuid,
        action text NOT NULL,
        subject_type text NOT NULL,
        subject_id text NOT NULL,
        fields text[] NOT NULL,
        before_state text,
        after_state text,
        request_id text
      );
      CREATE INDEX audit_entries_subject ON audit_entries (subject_type, subject_id, id);

      CREATE TABLE users (
        id uuid PRIMARY KEY,
        email text NOT NULL,
        password_hash text NOT NULL,
        title text,
        first_name text NOT NULL,
        last_name text NOT NULL,
        organization text NOT NULL,
        position text,
        country text,
        phone text,
        role text NOT NULL CHECK (role IN ('researcher', 'reviewer', 'admin')),
        is_email_verified boolean NOT NULL,
        is_disabled boolean NOT NULL,
        is_sample boolean NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX users_email ON users (lower(email));

      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        ended_at timestamptz
      );
      CREATE INDEX sessions_user_id ON sessions (user_id);
      CREATE INDEX sessions_created_at ON sessions (created_at);

      CREATE TABLE verification_codes (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        code_hash bytea NOT NULL,
        tries_left integer NOT NULL,
        expires_at timestamptz NOT NULL
      );

      CREATE TABLE verification_tries (
        subject bytea NOT NULL,
        day date NOT NULL,
        is_holder boolean NOT NULL,
        tries integer NOT NULL,
        PRIMARY KEY (subject, day, is_holder)
      );

      CREATE TABLE password_resets (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        token_hash bytea NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE password_resets, verification_tries, verification_codes, sessions, users,
        audit_entries, idempotency_keys;
    `);
  }
}
