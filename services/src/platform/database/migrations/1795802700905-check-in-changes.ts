import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CheckInChanges1795802700905 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Marks of devices at the entrance, which arrive late and in any order. Arrivals follow from them.
      CREATE TABLE check_in_changes (
        -- Made by the device: a repeat is the same change.
        id uuid PRIMARY KEY,
        registration_id uuid NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('arrival', 'undo')),
        -- When the device made it, by the clock of the server.
        at timestamptz NOT NULL,
        received_at timestamptz NOT NULL,
        actor_id uuid NOT NULL REFERENCES users (id),
        -- Of a person who registered at the desk.
        paid_at_desk boolean
      );
      CREATE INDEX check_in_changes_registration ON check_in_changes (registration_id);
      INSERT INTO check_in_changes (id, registration_id, kind, at, received_at, actor_id)
        SELECT gen_random_uuid(), registration_id, 'arrival', arrived_at, arrived_at, recorded_by FROM arrivals;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE check_in_changes');
  }
}
