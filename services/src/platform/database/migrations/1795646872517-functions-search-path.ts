import type { MigrationInterface, QueryRunner } from 'typeorm';

const FUNCTIONS = ['domain_label_key(text)', 'email_key(text)'];

/**
 * PostgreSQL analyses and rebuilds indexes with a restricted search path, in which a function of an index did not
 * find another.
 */
export class FunctionsSearchPath1795646872517 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const each of FUNCTIONS) {
      await runner.query(`ALTER FUNCTION ${each} SET search_path = pg_catalog, public`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const each of FUNCTIONS) await runner.query(`ALTER FUNCTION ${each} RESET search_path`);
  }
}
