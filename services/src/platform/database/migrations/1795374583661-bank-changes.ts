import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BankChanges1795374583661 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Changes of bank details: requested, confirmed by a second administrator, effective after a delay.
      CREATE TABLE bank_changes (
        id uuid PRIMARY KEY,
        edition_id uuid NOT NULL REFERENCES editions (id),
        status text NOT NULL
          CHECK (status IN ('requested', 'scheduled', 'effective', 'cancelled', 'expired')),
        before_bank jsonb NOT NULL,
        after_bank jsonb NOT NULL,
        requested_by uuid REFERENCES users (id) ON DELETE SET NULL,
        requested_at timestamptz NOT NULL,
        confirmed_by uuid REFERENCES users (id) ON DELETE SET NULL,
        confirmed_at timestamptz,
        effective_at timestamptz,
        closed_by uuid REFERENCES users (id) ON DELETE SET NULL,
        closed_at timestamptz,
        CHECK (confirmed_by IS DISTINCT FROM requested_by OR confirmed_by IS NULL),
        CHECK ((status IN ('requested', 'scheduled')) = (closed_at IS NULL)),
        CHECK (status NOT IN ('scheduled', 'effective') OR effective_at IS NOT NULL)
      );
      CREATE UNIQUE INDEX bank_changes_open ON bank_changes (edition_id)
        WHERE status IN ('requested', 'scheduled');
      CREATE INDEX bank_changes_requested_at ON bank_changes (requested_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bank_changes');
  }
}
