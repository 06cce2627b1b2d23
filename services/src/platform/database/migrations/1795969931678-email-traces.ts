import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EmailTraces1795969931678 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The trace of the request that caused an email, which the worker continues. Null unless it was sampled.
      ALTER TABLE outgoing_emails ADD COLUMN trace_parent text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outgoing_emails DROP COLUMN trace_parent');
  }
}
