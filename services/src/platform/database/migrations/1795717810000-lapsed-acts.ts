import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LapsedActs1795717810000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Acts whose organiser lost the right to them, or has a conflict of interest, before the hold ended.
      ALTER TABLE held_acts
        DROP CONSTRAINT held_acts_state_check,
        DROP CONSTRAINT held_acts_check,
        ADD CONSTRAINT held_acts_state_check
          CHECK (state IN ('held', 'sent', 'undone', 'failed', 'lapsed')),
        ADD CONSTRAINT held_acts_problem_check
          CHECK ((state IN ('failed', 'lapsed')) = (problem IS NOT NULL));
      CREATE INDEX held_acts_lapsed ON held_acts (closed_at) WHERE state = 'lapsed';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX held_acts_lapsed;
      UPDATE held_acts SET state = 'failed' WHERE state = 'lapsed';
      ALTER TABLE held_acts
        DROP CONSTRAINT held_acts_state_check,
        DROP CONSTRAINT held_acts_problem_check,
        ADD CONSTRAINT held_acts_state_check CHECK (state IN ('held', 'sent', 'undone', 'failed')),
        ADD CONSTRAINT held_acts_check CHECK ((state = 'failed') = (problem IS NOT NULL));
    `);
  }
}
