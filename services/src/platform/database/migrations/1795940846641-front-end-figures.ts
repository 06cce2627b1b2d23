import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FrontEndFigures1795940846641 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What browsers report, without personal data: counters, and histograms of web vitals.
      CREATE TABLE front_end_counts (
        day date NOT NULL,
        front_end text NOT NULL,
        version text NOT NULL,
        metric text NOT NULL CHECK (metric IN ('load', 'failure', 'error', 'lcp', 'inp', 'cls')),
        -- Of a histogram; 0 for counters.
        bucket smallint NOT NULL,
        -- As reported.
        count integer NOT NULL,
        -- Of all visits, where only a share of them reports.
        estimate integer NOT NULL,
        PRIMARY KEY (day, front_end, version, metric, bucket)
      );

      -- Distinct failures of a version, by what failed and where.
      CREATE TABLE front_end_failures (
        id uuid PRIMARY KEY,
        front_end text NOT NULL,
        version text NOT NULL,
        fingerprint text NOT NULL,
        shell text NOT NULL,
        path text NOT NULL,
        reason text NOT NULL,
        error text NOT NULL,
        message text NOT NULL,
        frames text[] NOT NULL,
        -- That people saw, the newest last.
        shown_references text[] NOT NULL,
        count integer NOT NULL,
        first_seen_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        UNIQUE (front_end, version, fingerprint)
      );
      CREATE INDEX front_end_failures_seen ON front_end_failures (last_seen_at DESC, id DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE front_end_failures; DROP TABLE front_end_counts');
  }
}
