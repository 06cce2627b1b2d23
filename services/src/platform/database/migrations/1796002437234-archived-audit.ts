import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ArchivedAudit1796002437234 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Only an archive sets this, for its transaction: to disable the trigger would make inserts wait. The application's role
      -- has no right to delete entries, with or without the setting.
      CREATE OR REPLACE FUNCTION reject_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'DELETE' AND current_setting('plenary.deletes_archived_entries', true) = 'on' THEN RETURN NULL; END IF;
          RAISE EXCEPTION 'audit entries are never changed';
        END
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION reject_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'audit entries are never changed'; END
      $$;
    `);
  }
}
