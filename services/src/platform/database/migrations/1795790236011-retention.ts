import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['editions', 'edition_revisions'];

/** Existing editions keep everything until their organisers choose periods. */
export class Retention1795790236011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`UPDATE ${table} SET document = document || '{"retention": {}}'::jsonb`);
    }
    await runner.query(`
      -- Kinds of data with records whose period has passed: organisers have a week until they are erased.
      CREATE TABLE retention_announcements (
        kind text PRIMARY KEY,
        announced_at timestamptz NOT NULL
      );
      -- What was erased, for the report.
      CREATE TABLE retention_runs (
        at timestamptz NOT NULL,
        kind text NOT NULL,
        records integer NOT NULL CHECK (records > 0),
        PRIMARY KEY (at, kind)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE retention_runs; DROP TABLE retention_announcements`);
    for (const table of TABLES) {
      await runner.query(`UPDATE ${table} SET document = document - 'retention'`);
    }
  }
}
