import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RetentionPeriods1795811889270 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- By which the records are due. Those announced before are announced again.
      ALTER TABLE retention_announcements ADD COLUMN periods text NOT NULL DEFAULT '';
      ALTER TABLE retention_announcements ALTER COLUMN periods DROP DEFAULT;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE retention_announcements DROP COLUMN periods`);
  }
}
