import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RegisteredBy1795704800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The organiser who registered the person; null where the person did.
      ALTER TABLE registrations ADD COLUMN registered_by uuid REFERENCES users (id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE registrations DROP COLUMN registered_by');
  }
}
