import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HeldActsDismissed1795731844729 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Failed acts are listed for their organiser until then; those of earlier were listed for an hour.
      ALTER TABLE held_acts
        ADD COLUMN dismissed_at timestamptz
          CHECK (dismissed_at IS NULL OR state IN ('failed', 'lapsed'));
      UPDATE held_acts SET dismissed_at = closed_at WHERE state IN ('failed', 'lapsed');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE held_acts DROP COLUMN dismissed_at');
  }
}
