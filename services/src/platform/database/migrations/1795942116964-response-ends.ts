import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ResponseEnds1795942116964 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- When responses close for this paper; the end of the edition applies when it is later.
      ALTER TABLE paper_responses ADD COLUMN closes_at timestamptz
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE paper_responses DROP COLUMN closes_at');
  }
}
