import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SessionProofs1795636898170 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Null: no proof of identity since the login.
      ALTER TABLE sessions ADD proved_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN proved_at');
  }
}
