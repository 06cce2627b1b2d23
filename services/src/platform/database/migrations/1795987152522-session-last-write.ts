import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SessionLastWrite1795987152522 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Of the write-ahead log, after the last request of the session that may have written: a replica that has not replayed
      -- it does not answer the session. Null without a replica.
      ALTER TABLE sessions ADD COLUMN written_lsn bigint;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN written_lsn');
  }
}
