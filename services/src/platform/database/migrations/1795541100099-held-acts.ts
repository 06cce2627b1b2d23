import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HeldActs1795541100099 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Acts of organisers that are recorded, and take effect when their hold ends.
      CREATE TABLE held_acts (
        id uuid PRIMARY KEY,
        -- The acts of one request are undone and sent together.
        batch_id uuid NOT NULL,
        kind text NOT NULL,
        subject_type text NOT NULL,
        subject_id uuid NOT NULL,
        label text NOT NULL,
        actor_id uuid NOT NULL REFERENCES users (id),
        -- Emptied once the hold has ended.
        payload jsonb NOT NULL,
        state text NOT NULL CHECK (state IN ('held', 'sent', 'undone', 'failed')),
        problem text CHECK ((state = 'failed') = (problem IS NOT NULL)),
        recorded_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        closed_at timestamptz CHECK ((state = 'held') = (closed_at IS NULL))
      );
      CREATE UNIQUE INDEX held_acts_subject ON held_acts (subject_type, subject_id) WHERE state = 'held';
      CREATE INDEX held_acts_due ON held_acts (ends_at) WHERE state = 'held';
      CREATE INDEX held_acts_actor ON held_acts (actor_id, recorded_at);
      CREATE INDEX held_acts_batch ON held_acts (batch_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE held_acts');
  }
}
