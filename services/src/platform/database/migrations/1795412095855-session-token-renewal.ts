import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SessionTokenRenewal1795412095855 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions
        ADD COLUMN token_id uuid NOT NULL DEFAULT gen_random_uuid(),
        ADD COLUMN replaced_token_id uuid,
        ADD COLUMN replaced_until timestamptz
    `);
    await runner.query(`ALTER TABLE sessions ALTER COLUMN token_id DROP DEFAULT`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions
        DROP COLUMN token_id,
        DROP COLUMN replaced_token_id,
        DROP COLUMN replaced_until
    `);
  }
}
