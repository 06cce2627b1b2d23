import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Notices1795604465100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- No row means never.
      CREATE TABLE notice_choices (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        kind text NOT NULL,
        choice text NOT NULL CHECK (choice IN ('at-once', 'daily', 'never')),
        PRIMARY KEY (kind, user_id)
      );
      CREATE INDEX notice_choices_user ON notice_choices (user_id);
      -- A queue: a row is deleted in the transaction that adds its email.
      CREATE TABLE notices (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        kind text NOT NULL,
        -- A paper, payment, enquiry or email: the kind says which.
        subject_id uuid NOT NULL,
        -- When it happened.
        choice text NOT NULL CHECK (choice IN ('at-once', 'daily')),
        at timestamptz NOT NULL
      );
      CREATE INDEX notices_at_once ON notices (id) WHERE choice = 'at-once';
      CREATE INDEX notices_user ON notices (user_id, at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notices; DROP TABLE notice_choices');
  }
}
