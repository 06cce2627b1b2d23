import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HeldActsConcern1795558700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Other subjects that wait with it, such as the payments of a transfer.
      ALTER TABLE held_acts ADD COLUMN concerned_ids uuid[] NOT NULL DEFAULT '{}';
      CREATE INDEX held_acts_concerned ON held_acts USING gin (concerned_ids) WHERE state = 'held';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE held_acts DROP COLUMN concerned_ids');
  }
}
