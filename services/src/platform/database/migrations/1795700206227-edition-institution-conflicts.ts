import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EditionInstitutionConflicts1795700206227 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Each read of papers by an organiser asks for it, and the whole document would be unpacked for it.
      ALTER TABLE editions ADD COLUMN institution_conflicts boolean GENERATED ALWAYS AS (
        (document -> 'limits' ->> 'institutionConflicts')::boolean) STORED;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE editions DROP COLUMN institution_conflicts');
  }
}
