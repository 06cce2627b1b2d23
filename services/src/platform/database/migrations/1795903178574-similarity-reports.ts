import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SimilarityReports1795903178574 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What a service outside reports about a version of a paper; a chair asks for each.
      CREATE TABLE similarity_reports (
        version_id uuid PRIMARY KEY REFERENCES paper_versions (id) ON DELETE CASCADE,
        paper_id uuid NOT NULL REFERENCES papers (id) ON DELETE CASCADE,
        state text NOT NULL CHECK (state IN ('requested', 'sent', 'comparing', 'ready', 'failed')),
        -- Of the service; null until it has the paper.
        external_id text,
        percent real CHECK (percent BETWEEN 0 AND 100),
        -- The code of the service, or of HTTP.
        failure text,
        requested_at timestamptz NOT NULL,
        tries integer NOT NULL DEFAULT 0,
        -- When the service is asked next; null once it is not asked again.
        ask_at timestamptz,
        CHECK ((state = 'ready') = (percent IS NOT NULL)),
        CHECK ((state = 'failed') = (failure IS NOT NULL)),
        CHECK ((state IN ('ready', 'failed')) = (ask_at IS NULL))
      );
      CREATE INDEX similarity_reports_paper ON similarity_reports (paper_id);
      CREATE INDEX similarity_reports_due ON similarity_reports (ask_at) WHERE ask_at IS NOT NULL
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE similarity_reports');
  }
}
