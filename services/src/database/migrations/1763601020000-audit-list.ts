import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the admin's list of the audit pages by; and rows that not even their owner changes. */
export class AuditList1763601020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX audit_entries_subject;
      CREATE INDEX audit_entries_at ON audit_entries (at, id);
      CREATE INDEX audit_entries_actor ON audit_entries (actor_id, at, id);
      CREATE INDEX audit_entries_action ON audit_entries (action, at, id);
      CREATE INDEX audit_entries_subject ON audit_entries (subject_type, subject_id, at, id);

      CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'audit entries are never changed'; END
      $$;
      CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER audit_entries_append_only ON audit_entries;
      DROP FUNCTION refuse_audit_change;
      DROP INDEX audit_entries_subject, audit_entries_action, audit_entries_actor, audit_entries_at;
      CREATE INDEX audit_entries_subject ON audit_entries (subject_type, subject_id, id);
    `);
  }
}
