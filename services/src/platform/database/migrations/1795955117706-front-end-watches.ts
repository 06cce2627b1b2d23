import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FrontEndWatches1795955117706 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Of "count", what the error budget takes: only some of one network.
      ALTER TABLE front_end_counts ADD COLUMN budgeted integer NOT NULL DEFAULT 0;
      UPDATE front_end_counts SET budgeted = count;

      -- A new version is compared with the one before, and rolled back when it is worse.
      CREATE TABLE front_end_watches (
        id uuid PRIMARY KEY,
        front_end text NOT NULL,
        version text NOT NULL,
        before text NOT NULL,
        -- Only some visits get the version; the one before is live.
        is_rollout boolean NOT NULL,
        begun_at timestamptz NOT NULL,
        -- Of a version that is live.
        until timestamptz CHECK ((until IS NULL) = is_rollout),
        -- Sums of both versions since seven days before, as they were when the watch began, or when a rollout ended.
        first_sums jsonb NOT NULL,
        looks smallint NOT NULL,
        visits integer NOT NULL,
        -- exceeded: worse than the bounds allow, and still there.
        state text NOT NULL CHECK (state IN ('watched', 'exceeded', 'rolled-back', 'kept', 'replaced')),
        -- Why, in words.
        reason text,
        -- Of rolling back, with the failure of the last one.
        tries smallint NOT NULL,
        failure text,
        next_try_at timestamptz,
        ended_at timestamptz,
        CHECK (state NOT IN ('exceeded', 'rolled-back') OR reason IS NOT NULL),
        CHECK (state IN ('watched', 'exceeded') OR ended_at IS NOT NULL),
        UNIQUE (front_end, version)
      );
      CREATE INDEX front_end_watches_running ON front_end_watches (begun_at) WHERE ended_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE front_end_watches; ALTER TABLE front_end_counts DROP COLUMN budgeted',
    );
  }
}
