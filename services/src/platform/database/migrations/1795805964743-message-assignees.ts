import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['enquiries', 'committee_applications'];

/** The organiser who takes care of a message. */
export class MessageAssignees1795805964743 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN assignee_id uuid REFERENCES users (id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN assignee_id`);
  }
}
