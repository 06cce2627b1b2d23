import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ScheduledChanges1795638255593 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE scheduled_changes (
        id uuid PRIMARY KEY,
        edition_id uuid NOT NULL REFERENCES editions (id),
        -- Not before this instant.
        at timestamptz NOT NULL,
        change jsonb NOT NULL,
        status text NOT NULL CHECK (status IN ('scheduled', 'done', 'cancelled', 'failed')),
        -- Of a failed change.
        problem text,
        scheduled_by uuid NOT NULL REFERENCES users (id),
        scheduled_at timestamptz NOT NULL,
        closed_at timestamptz,
        CHECK ((status = 'scheduled') = (closed_at IS NULL)),
        CHECK ((status = 'failed') = (problem IS NOT NULL))
      );
      CREATE INDEX scheduled_changes_due ON scheduled_changes (at, id) WHERE status = 'scheduled';
      CREATE INDEX scheduled_changes_edition ON scheduled_changes (edition_id, at);
      CREATE INDEX scheduled_changes_scheduled_by ON scheduled_changes (scheduled_by);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE scheduled_changes');
  }
}
