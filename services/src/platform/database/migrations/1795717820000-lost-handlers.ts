import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LostHandlers1795717820000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Null once the handler lost access: the paper waits for another one.
      ALTER TABLE paper_handlers ALTER COLUMN user_id DROP NOT NULL;
      CREATE INDEX paper_handlers_lost ON paper_handlers (paper_id) WHERE user_id IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX paper_handlers_lost;
      DELETE FROM paper_handlers WHERE user_id IS NULL;
      ALTER TABLE paper_handlers ALTER COLUMN user_id SET NOT NULL;
    `);
  }
}
