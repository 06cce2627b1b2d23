import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authors of existing editions learn no names of shepherds. */
export class ShepherdsNamed1795943025133 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(
        `UPDATE ${table} SET document = document || '{"shepherds": {"namedToAuthors": false}}'::jsonb`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(`UPDATE ${table} SET document = document - 'shepherds'`);
    }
  }
}
